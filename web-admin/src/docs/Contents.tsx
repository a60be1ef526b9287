// The list of operations beside the reference, with its search.
import { Search, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { SearchField } from 'react-aria-components/SearchField';
import { MethodWord } from './OperationView';
import type { EntryGroup } from './openapi';

interface ContentsProps {
  groups: EntryGroup[];
  search: string;
  onSearch: (search: string) => void;
}

export function Contents({ groups, search, onSearch }: ContentsProps) {
  return (
    <nav className="contents" aria-label="Operations">
      <SearchField className="search" value={search} onChange={onSearch}>
        <Label>Search operations</Label>
        <div className="search-box">
          <Search aria-hidden size={18} />
          <Input />
          <Button aria-label="Clear the search">
            <X aria-hidden size={18} />
          </Button>
        </div>
      </SearchField>
      {groups.map(({ tag, entries }) => (
        <section key={tag}>
          <h2>{tag}</h2>
          <ul>
            {entries.map(({ id, method, path }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <MethodWord method={method} />
                  <code>{path}</code>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && (
        <p className="contents-empty">Nothing matches. Search by address, name or a word of the description.</p>
      )}
    </nav>
  );
}
