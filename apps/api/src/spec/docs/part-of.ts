/** A bundled contract, as far as the pages of the reference read it. */
export type Served = {
  servers: readonly { url: string; description: string }[];
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  webhooks?: unknown;
};

export type DocumentedOperation = {
  operationId: string;
  summary: string;
  tags: readonly string[];
  'x-errors'?: readonly string[];
};

export const operationsOf = ({ paths }: Served): DocumentedOperation[] =>
  Object.values(paths).flatMap((path) => Object.values(path));

/** The contract of one tag, with the components that its operations use. A page of the whole contract takes a browser too long. */
export const partOf = <S extends Served>({ webhooks: _, ...served }: S, tag: string) => {
  const paths = Object.fromEntries(
    Object.entries(served.paths).flatMap(([path, item]) => {
      const own = Object.entries(item).filter(([, { tags }]) => tags.includes(tag));
      return own.length > 0 ? [[path, Object.fromEntries(own)] as const] : [];
    }),
  );
  const { securitySchemes = {} } = served.components;
  const components: Record<string, Record<string, unknown>> = { securitySchemes: { ...securitySchemes } };
  const waiting: unknown[] = [paths];
  while (waiting.length > 0)
    for (const [, kind = '', name = ''] of JSON.stringify(waiting.pop()).matchAll(REFERENCE)) {
      const of = (components[kind] ??= {});
      const found = served.components[kind]?.[name];
      if (name in of || found === undefined) continue;
      of[name] = found;
      waiting.push(found);
    }
  const part = { ...served, tags: served.tags.filter(({ name }) => name === tag), paths, components };
  return JSON.parse(JSON.stringify(part), (_, value: unknown) => unfilled(value)) as typeof part;
};

/** Examples of optional parameters would be filled in, and a list be filtered by all of them at once. */
const unfilled = (value: unknown): unknown => {
  if (!isOptionalParameter(value)) return value;
  const { example: _, content, ...parameter } = value;
  const media = content && Object.entries(content).map(([type, one]) => [type, { ...one, example: {} }]);
  return media ? { ...parameter, content: Object.fromEntries(media) } : parameter;
};

type Parameter = { in: string; required?: boolean; example?: unknown; content?: Record<string, object> };

const isOptionalParameter = (value: unknown): value is Parameter =>
  typeof value === 'object' &&
  value !== null &&
  'in' in value &&
  value.in === 'query' &&
  !('required' in value && value.required === true);

const REFERENCE = /"#\/components\/(\w+)\/([^"]+)"/g;
