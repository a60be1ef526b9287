// The whole reference of one document: contents at the left, operations by tag at the right.
import { useEffect, useMemo, useState } from 'react';
import { Contents } from './Contents';
import { OperationView } from './OperationView';
import { groupByTag, searchGroups, type OpenApi } from './openapi';
import { Prose } from './Prose';

export function Reference({ document: description }: { document: OpenApi }) {
  const [search, setSearch] = useState('');
  const groups = useMemo(() => groupByTag(description), [description]);
  const found = useMemo(() => searchGroups(groups, search), [groups, search]);
  useEffect(() => {
    // The browser looked for the address's #operation before the document had come.
    document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
  }, []);
  return (
    <div className="reference">
      <Contents groups={found} search={search} onSearch={setSearch} />
      <div className="operations">
        <header className="about">
          <h1>API reference</h1>
          <p className="about-lead">
            {description.info.title} {description.info.version}. {description.info.summary}
          </p>
          <Prose text={description.info.description} />
        </header>
        {found.map(({ tag, description: words, entries }) => (
          <section key={tag} className="group">
            <h2>{tag}</h2>
            <Prose text={words} />
            {entries.map((entry) => (
              <OperationView key={entry.id} document={description} entry={entry} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
