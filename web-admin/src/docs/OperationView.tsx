// One operation: what it does, what it takes, what it answers.
import { typeName } from './describe';
import { exampleOf } from './example';
import { resolve, type Content, type Entry, type OpenApi, type Parameter } from './openapi';
import { Prose } from './Prose';
import { SchemaView } from './SchemaView';

export function OperationView({ document, entry }: { document: OpenApi; entry: Entry }) {
  const { id, method, path, operation, parameters } = entry;
  const body = operation.requestBody && resolve(document, operation.requestBody);
  return (
    <article className="panel operation" id={id} aria-labelledby={`${id}-heading`}>
      <header>
        <h3 id={`${id}-heading`}>{operation.summary ?? id}</h3>
        <a className="operation-id" href={`#${id}`}>
          {id}
        </a>
        <p className="address">
          <MethodWord method={method} />
          <code>{path}</code>
        </p>
      </header>
      <Prose text={operation.description} />
      {parameters.length > 0 && <Parameters document={document} parameters={parameters} />}
      {body && (
        <section>
          <h4>Request body{body.required ? '' : ' (optional)'}</h4>
          <Prose text={body.description} />
          <ContentView document={document} content={body.content} />
        </section>
      )}
      <section>
        <h4>Answers</h4>
        {Object.entries(operation.responses ?? {}).map(([status, response]) => {
          const { description, content } = resolve(document, response);
          return (
            <section className="answer" key={status}>
              <h5>
                <code className="status">{status}</code> {description}
              </h5>
              <ContentView document={document} content={content} />
            </section>
          );
        })}
      </section>
    </article>
  );
}

export function MethodWord({ method }: { method: string }) {
  return <span className={`method method-${method}`}>{method.toUpperCase()}</span>;
}

function Parameters({ document, parameters }: { document: OpenApi; parameters: Parameter[] }) {
  return (
    <section>
      <h4>Parameters</h4>
      <SchemaView
        document={document}
        schema={{
          properties: Object.fromEntries(
            parameters.map(({ name, in: place, description, schema = {} }) => [
              name,
              {
                ...resolve(document, schema),
                description: [`In the ${place}.`, description].filter(Boolean).join(' '),
              },
            ]),
          ),
          required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
        }}
      />
    </section>
  );
}

function ContentView({ document, content = {} }: { document: OpenApi; content?: Content | undefined }) {
  return Object.entries(content).map(([type, { schema, example }]) => (
    <div className="content" key={type}>
      <p className="content-type">
        <code>{type}</code>
        {schema && `: ${typeName(schema)}`}
      </p>
      {schema && <SchemaView document={document} schema={schema} />}
      {schema && type.endsWith('json') && <Example value={example ?? exampleOf(document, schema)} />}
    </div>
  ));
}

function Example({ value }: { value: unknown }) {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return null;
  return (
    <figure className="example">
      <figcaption>Example</figcaption>
      {/* Long lines scroll sideways, so the keyboard must be able to stand here. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0}>{JSON.stringify(value, null, 2)}</pre>
    </figure>
  );
}
