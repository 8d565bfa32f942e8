import type { Contract, Operation, Schema } from '../contract.ts';
import type { Reply } from './exchange.ts';
import { listProblems, unexpanded } from '../run/rows.ts';
import { dataOf } from '../samples/collections.ts';
import { comesBack, isFields, isPlain, recordIn, unlikeSent } from './sent.ts';
import type { Fields } from './sent.ts';

/** What is wrong with what a success says, in sentences: its form is right, and it answers something else than was asked. */
export type ContentJudge = (operation: Operation, reply: Reply) => string[];

/** Read off the names: what request and answer call the same is the same. */
export const makeContentJudge =
  ({ resolve }: Pick<Contract, 'resolve'>, isLive: boolean): ContentJudge =>
  (operation, reply) => {
    const { data } = (reply.json ?? {}) as { data?: unknown };
    const { asked } = reply;
    if (!asked || reply.status < 200 || reply.status > 299) return [];
    // What is narrowed to a mode is of both.
    const isOfBoth = choicesOf(operation, resolve).some(({ name }) => name === 'mode');
    const others = isOfBoth ? [] : ofOtherMode(data, isLive ? 'live' : 'sandbox');
    if (Array.isArray(data)) {
      const choices = chosen(operation, asked.query, resolve);
      // Some filters take words for several that rows have: `paid` for what is completed and what is settled.
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

/** A server is of one mode, and so is all that it tells. */
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

/** A record is the one whose id the path named. Another kind of record has another prefix; one made of it is answered 201. */
const otherRecord = (params: Readonly<Record<string, string>>, data: Fields): string[] =>
  Object.entries(params).flatMap(([name, wanted]) => {
    const told = data[name] ?? recordIn(data)[name];
    if (typeof told !== 'string' || told === wanted || kindOf(told) !== kindOf(wanted)) return [];
    return [`The ${name} asked for is ${wanted}, the one answered ${told}.`];
  });

const kindOf = (id: string): string => /^[a-z_]+_/.exec(id)?.[0] ?? '';

/** The words that a row's field of this name may have, as the contract counts them up. */
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

/** What a list was narrowed to by fields whose values the contract counts up. */
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

/** The fields of `filters` that take some of a few words, and whether several at once. */
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
