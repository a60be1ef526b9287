// A schema as a list of its fields. What has fields of its own opens on demand, so a schema may contain itself.
import { ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { limits, typeName } from './describe';
import { resolve, type OpenApi, type Ref, type Schema } from './openapi';

interface SchemaProps {
  document: OpenApi;
  schema: Schema | Ref;
}

export function SchemaView({ document, schema }: SchemaProps) {
  const element = elementOf(document, schema);
  const fields = fieldsOf(document, element);
  const choices = choicesOf(document, element);
  return (
    <>
      {fields.length > 0 && (
        <ul className="fields">
          {fields.map((field) => (
            <li key={field.name}>
              <code className="field-name">{field.name}</code>
              <span className="field-type">{typeName(field.schema)}</span>
              <span className="field-need">{field.required ? 'required' : 'optional'}</span>
              <Words schema={resolve(document, field.schema)} />
              <Inner document={document} schema={field.schema} />
            </li>
          ))}
        </ul>
      )}
      {choices.map((choice, at) => (
        <Inner key={at} document={document} schema={choice} />
      ))}
    </>
  );
}

function Words({ schema }: { schema: Schema }) {
  const lines = [schema.description, limits(schema).join('; ')].filter(Boolean);
  return lines.map((line) => (
    <span className="field-words" key={line}>
      {line}
    </span>
  ));
}

function Inner({ document, schema }: SchemaProps) {
  const element = elementOf(document, schema);
  if (fieldsOf(document, element).length + choicesOf(document, element).length === 0) return null;
  return (
    <Disclosure className="inner">
      {({ isExpanded }) => (
        <>
          <Button slot="trigger" className="inner-key">
            <ChevronRight aria-hidden size={16} /> Fields of {typeName(element)}
          </Button>
          <DisclosurePanel>{isExpanded && <SchemaView document={document} schema={element} />}</DisclosurePanel>
        </>
      )}
    </Disclosure>
  );
}

function elementOf(document: OpenApi, schema: Schema | Ref): Schema | Ref {
  const { items } = resolve(document, schema);
  return items ? elementOf(document, items) : schema;
}

function choicesOf(document: OpenApi, value: Schema | Ref): (Schema | Ref)[] {
  const schema = resolve(document, value);
  return schema.oneOf ?? schema.anyOf ?? [];
}

interface Field {
  name: string;
  schema: Schema | Ref;
  required: boolean;
}

function fieldsOf(document: OpenApi, value: Schema | Ref): Field[] {
  const { properties = {}, required = [], allOf = [] } = resolve(document, value);
  const own = Object.entries(properties).map(([name, schema]) => ({ name, schema, required: required.includes(name) }));
  return [...own, ...allOf.flatMap((part) => fieldsOf(document, part))];
}
