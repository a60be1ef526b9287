// The parts of an OpenAPI 3.1 document that the reference shows, and how to look things up in it.
export interface OpenApi {
  info: { title: string; version: string; summary?: string; description?: string };
  tags?: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  components?: Record<string, Record<string, unknown>>;
}

export type PathItem = Partial<Record<Method, Operation>> & { parameters?: (Parameter | Ref)[] };

export interface Operation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: (Parameter | Ref)[];
  requestBody?: RequestBody | Ref;
  responses?: Record<string, Response | Ref>;
}

export interface Ref {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema | Ref;
}

export interface RequestBody {
  description?: string;
  required?: boolean;
  content?: Content;
}

export interface Response {
  description: string;
  content?: Content;
}

export type Content = Record<string, { schema?: Schema | Ref; example?: unknown }>;

export interface Schema {
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema | Ref>;
  required?: string[];
  items?: Schema | Ref;
  additionalProperties?: boolean | Schema | Ref;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  oneOf?: (Schema | Ref)[];
  anyOf?: (Schema | Ref)[];
  allOf?: (Schema | Ref)[];
}

const methods = ['get', 'put', 'post', 'patch', 'delete', 'head', 'options'] as const;
export type Method = (typeof methods)[number];

/** An operation with what it needs from around it: address, method, and the parameters its path shares. */
export interface Entry {
  id: string;
  method: Method;
  path: string;
  operation: Operation;
  parameters: Parameter[];
}

export interface EntryGroup {
  tag: string;
  description: string | undefined;
  entries: Entry[];
}

export function isRef(value: object): value is Ref {
  return '$ref' in value;
}

/** Follows `#/components/...` as often as needed; throws on a pointer that leads nowhere. */
export function resolve<T extends object>(document: OpenApi, value: T | Ref): T {
  let found: T | Ref = value;
  for (let hops = 0; isRef(found); hops++) {
    if (hops > 32) throw new Error(`${found.$ref} refers to itself`);
    found = lookUp(document, found.$ref) as T | Ref;
  }
  return found;
}

/** `#/components/schemas/Check` is called Check. */
export function refName(ref: Ref): string {
  return ref.$ref.slice(ref.$ref.lastIndexOf('/') + 1);
}

function lookUp(document: OpenApi, pointer: string): object {
  let at: unknown = document;
  for (const step of pointer.replace(/^#\//, '').split('/')) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined;
  }
  if (typeof at !== 'object' || at === null) throw new Error(`${pointer} leads nowhere in this document`);
  return at;
}

/** All operations in the order of the document's tags, then of its paths. */
export function groupByTag(document: OpenApi): EntryGroup[] {
  const groups = new Map<string, EntryGroup>();
  for (const { name, description } of document.tags ?? []) {
    groups.set(name, { tag: name, description, entries: [] });
  }
  for (const entry of allEntries(document)) {
    const tag = entry.operation.tags?.[0] ?? 'Other';
    const group = groups.get(tag) ?? { tag, description: undefined, entries: [] };
    group.entries.push(entry);
    groups.set(tag, group);
  }
  return [...groups.values()].filter((group) => group.entries.length > 0);
}

function allEntries(document: OpenApi): Entry[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
        resolve(document, parameter),
      );
      return [{ id: operation.operationId ?? `${method} ${path}`, method, path, operation, parameters }];
    }),
  );
}

/** Keeps the operations in which every word of the search occurs. */
export function searchGroups(groups: EntryGroup[], search: string): EntryGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ id, method, path, operation }) => {
        const text = [id, method, path, operation.summary, operation.description, group.tag].join(' ').toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((group) => group.entries.length > 0);
}
