import type { Contract, Operation, Schema } from '../contract.ts';

/** Where records of one kind are listed, created, or both: `/orders`. */
export type Collection = {
  path: string;
  list?: Operation;
  make?: Operation;
  /** The path of a created record's id. */
  madeAt: string;
  /** The prefix of their ids. */
  prefix?: string;
};

export const collectionsOf = ({ operations, resolve }: Contract): Collection[] => {
  const paths = [...new Set(operations.map(({ path }) => path))].filter((path) => !path.endsWith('}'));
  return paths.flatMap((path) => {
    const here = operations.filter((one) => one.path === path);
    const list = here.find((one) => one.method === 'GET' && itemOf(one, resolve));
    const make = here.find((one) => one.method === 'POST' && idOf(dataOf(one, resolve), resolve));
    const made = make && idOf(dataOf(make, resolve), resolve);
    if (!list && !made) return [];
    const item = list && itemOf(list, resolve);
    const prefix = (item && idOf(item, resolve)?.prefix) ?? made?.prefix;
    return [
      {
        path,
        madeAt: made?.at ?? 'id',
        ...(list && { list }),
        ...(make && { make }),
        ...(prefix && { prefix }),
      },
    ];
  });
};

type Resolve = Contract['resolve'];
type Fields = Record<string, Schema>;

/** The schema of an operation's success under `data`. */
export const dataOf = ({ responses }: Pick<Operation, 'responses'>, resolve: Resolve): Schema => {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const schema = success?.content?.['application/json']?.schema;
  return resolve<Schema>(fieldsOf(schema ?? {}, resolve)['data'] ?? {});
};

export const itemOf = (operation: Operation, resolve: Resolve): Schema | undefined => {
  const { items } = dataOf(operation, resolve) as { items?: Schema };
  return items && resolve<Schema>(items);
};

/** The id of a record: its own, or that of the only record inside it, as beside a secret that is shown once. */
export const idOf = (record: Schema, resolve: Resolve): { at: string; prefix?: string } | undefined => {
  const fields = fieldsOf(record, resolve);
  const inside = Object.entries(fields).map(([name, schema]) => {
    const { id } = fieldsOf(schema, resolve);
    return { at: `${name}.id`, id };
  });
  const found = fields['id'] ? { at: 'id', id: fields['id'] } : inside.find(({ id }) => id);
  if (!found?.id) return undefined;
  const { pattern } = resolve<Schema>(found.id) as { pattern?: string };
  const prefix = prefixOf(pattern);
  return { at: found.at, ...(prefix && { prefix }) };
};

/** `ord_` from `^ord_[0-9A-Z]{26}$`. */
export const prefixOf = (pattern: unknown): string | undefined =>
  /^\^([a-z_]+_)(\[|$)/.exec(String(pattern ?? ''))?.[1];

export const fieldsOf = (schema: Schema, resolve: Resolve): Fields => {
  const {
    properties = {},
    allOf = [],
    oneOf = [],
  } = resolve<Schema>(schema) as {
    properties?: Fields;
    allOf?: Schema[];
    oneOf?: Schema[];
  };
  return Object.assign(
    {},
    properties,
    ...[...allOf, ...oneOf].map((part) => fieldsOf(part, resolve)),
  ) as Fields;
};
