import type { Contract, Operation, Schema } from '../contract.ts';
import type { Reply } from './exchange.ts';
import { listProblems, unexpanded } from '../run/rows.ts';
import { dataOf } from '../samples/collections.ts';
import { comesBack, isFields, isPlain, recordIn, unlikeSent } from './sent.ts';
import type { Fields } from './sent.ts';

/** What is wrong with the content of a success, in sentences: its form is valid, but it is not what was asked for. */
export type ContentJudge = (operation: Operation, reply: Reply) => string[];

/** Based on names: fields with the same name in request and response must match. */
export const makeContentJudge =
  ({ resolve }: Pick<Contract, 'resolve'>, isLive: boolean): ContentJudge =>
  (operation, reply) => {
    const { data } = (reply.json ?? {}) as { data?: unknown };
    const { asked } = reply;
    if (!asked || reply.status < 200 || reply.status > 299) return [];
    // A list filtered by mode covers both modes.
    const isOfBoth = choicesOf(operation, resolve).some(({ name }) => name === 'mode');
    const others = isOfBoth ? [] : ofOtherMode(data, isLive ? 'live' : 'sandbox');
    if (Array.isArray(data)) {
      const choices = chosen(operation, asked.query, resolve);
      // Some filter values cover several row values: `paid` for completed and settled.
      const isOfRows = ({ name, values }: Choice) => {
        const words = wordsOfRows(operation, name, resolve);
        return values.every((value) => words.has(value));
      };
      const rows = data.filter(isFields);
      return [
        ...others,
        ...strangers(choices.filter(isOfRows), rows),
        ...listProblems(operation, reply, rows),
      ];
    }
    if (!isFields(data)) return [];
    return [
      ...others,
      ...unexpanded(asked.query, [data]),
      ...(reply.status === 200 ? otherRecord(asked.params, data) : []),
      ...(operation.method === 'GET' || !isFields(asked.body)
        ? []
        : unlikeSent(asked.body, recordIn(data), comesBack(operation, dataOf(operation, resolve), resolve))),
    ];
  };

/** A server has one mode, and so does everything it returns. */
const ofOtherMode = (data: unknown, mode: string): string[] => {
  if (Array.isArray(data)) return data.flatMap((one) => ofOtherMode(one, mode)).slice(0, 1);
  if (!isFields(data)) return [];
  const { mode: told } = data;
  if (told !== mode && (told === 'live' || told === 'sandbox'))
    return [`mode is ${told}, and this is the server of ${mode} mode.`];
  return Object.values(data)
    .flatMap((one) => ofOtherMode(one, mode))
    .slice(0, 1);
};

/** The record must have the path's id. Another kind of record has another prefix; a record created from it is answered with 201. */
const otherRecord = (params: Readonly<Record<string, string>>, data: Fields): string[] =>
  Object.entries(params).flatMap(([name, wanted]) => {
    const told = data[name] ?? recordIn(data)[name];
    if (typeof told !== 'string' || told === wanted || kindOf(told) !== kindOf(wanted)) return [];
    return [`The ${name} asked for is ${wanted}, the one answered ${told}.`];
  });

const kindOf = (id: string): string => /^[a-z_]+_/.exec(id)?.[0] ?? '';

/** The allowed values of a row's field with this name, in the contract. */
const wordsOfRows = (
  { responses }: Operation,
  name: string,
  resolve: Contract['resolve'],
): ReadonlySet<unknown> => {
  const answer = resolve(responses['200']?.content?.['application/json']?.schema ?? {}) as Described;
  const rows = resolve(answer.properties?.['data'] ?? {}) as Described;
  const row = resolve(rows.items ?? {}) as Described;
  return new Set((resolve(row.properties?.[name] ?? {}) as Choosing).enum ?? []);
};

type Described = {
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
};

type Choice = { name: string; values: readonly unknown[] };

const strangers = (choices: readonly Choice[], rows: readonly Fields[]): string[] =>
  choices.flatMap(({ name, values }) => {
    const other = rows.find((row) => isPlain(row[name]) && !values.includes(row[name]));
    return other
      ? [`Of ${name} ${values.join(', ')} was asked for, and a row has ${String(other[name])}.`]
      : [];
  });

/** The list's filters by enumerated fields. */
const chosen = (
  operation: Operation,
  query: Readonly<Record<string, string | readonly string[]>>,
  resolve: Contract['resolve'],
): Choice[] => {
  const { filters } = query;
  const given = typeof filters === 'string' ? asFields(filters) : {};
  return choicesOf(operation, resolve).flatMap(({ name }) => {
    const value = given[name];
    return value === undefined ? [] : [{ name, values: Array.isArray(value) ? value : [value] }];
  });
};

/** The enumerated fields of `filters`, and whether they take several values. */
export const choicesOf = (
  { parameters }: Operation,
  resolve: Contract['resolve'],
): (Choice & { isList: boolean })[] => {
  const filters = parameters.find(({ in: place, name }) => place === 'query' && name === 'filters');
  const schema = resolve(filters?.content?.['application/json'].schema ?? {}) as { properties?: Fields };
  return Object.entries(schema.properties ?? {}).flatMap(([name, described]) => {
    const field = resolve(described as Schema) as Choosing;
    const values = field.items ? (resolve(field.items) as Choosing).enum : field.enum;
    return values ? [{ name, values, isList: field.items !== undefined }] : [];
  });
};

type Choosing = { enum?: readonly unknown[]; items?: Schema };

const asFields = (text: string): Fields => {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
};
