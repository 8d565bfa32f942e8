import type { Contract, Operation, Schema } from '../contract.ts';
import type { TellsOf } from './leaves.ts';
import { dataOf, fieldsOf, idOf, itemOf } from '../samples/collections.ts';

/** How what a change answers is read again. */
export type Reading = {
  reader: Operation;
  /** Whether the reader is a list, which shows the record as a row. */
  isList: boolean;
  /** Whether the change makes a record; else it is of the one that the path names, or of a setting. */
  isMade: boolean;
  /** Where the answer names the record, if the path does not. */
  idAt?: string;
  /** Where the record says what the path names. */
  where?: Readonly<Record<string, string>>;
  /** Where the record stands in what the change answers, and in what the reader does. */
  toldIn: readonly string[];
  readIn: readonly string[];
  /** What the reader says of the record. */
  schema: Schema;
};

/**
 * `POST /orders` makes what `/orders/{id}` reads, and `/orders/{id}/cancel` and a change of `/orders/{id}` are of it, as far as they answer
 * a record of that kind; settings are read where they are set. What no operation reads alone is a row of its list. Of which record an
 * answer tells that is none itself, `x-tells-of` says. All of this the contract says: were it read off an answer, the server could choose
 * what is looked at.
 */
export const makeReadingOf = ({ operations, resolve }: Pick<Contract, 'operations' | 'resolve'>) => {
  const readerBy = (isIt: (path: string) => boolean) =>
    operations.find(({ method, path }) => method === 'GET' && isIt(path));

  const settingRead = ({ method, path, responses }: Operation): Reading | undefined => {
    if (!['PUT', 'PATCH'].includes(method)) return undefined;
    const told = dataOf({ responses }, resolve);
    // A part of them may be set below: `/profile/two-step` answers what `/profile` reads.
    const reader =
      readerBy((one) => one === path) ??
      operations.find(
        (one) => one.method === 'GET' && path.startsWith(`${one.path}/`) && dataOf(one, resolve) === told,
      );
    if (!reader) return undefined;
    const schema = dataOf(reader, resolve);
    return { reader, isList: false, isMade: false, toldIn: [], readIn: [], schema };
  };

  const partRead = ({ id }: Operation, { operation: by, id_at: idAt, where }: TellsOf): Reading => {
    const reader = operations.find((one) => one.id === by);
    if (!reader) throw new Error(`x-tells-of of ${id} names the operation ${by}, which there is not.`);
    const schema = dataOf(reader, resolve);
    const named = { ...(idAt && { idAt }), ...(where && { where }) };
    return { reader, isList: false, isMade: false, toldIn: [], readIn: [], schema, ...named };
  };

  return (operation: Operation): Reading | undefined => {
    const { method, path, tellsOf } = operation;
    if (tellsOf) return partRead(operation, tellsOf);
    if (method === 'GET') return undefined;
    const [named = ''] = /^.*\}/.exec(path) ?? [];
    const isOne = (one: string) => one.startsWith(`${path}/{`) && one.endsWith('}');
    const made = method === 'POST' ? readerBy(isOne) : undefined;
    const alone = made ?? readerBy((one) => one === named);
    const list = readerBy((one) => one === (named === '' ? path : named.slice(0, named.lastIndexOf('/'))));
    const isSetting = named === '' && !made && !(list && itemOf(list, resolve));
    if (isSetting) return settingRead(operation);

    const [reader, shown] = alone ? [alone, dataOf(alone, resolve)] : [list, list && itemOf(list, resolve)];
    const told = idOf(dataOf(operation, resolve), resolve);
    const read = shown && idOf(shown, resolve);
    if (!reader || !told || !read || told.prefix !== read.prefix) return undefined;
    const readIn = placeOf(read.at);
    const schema = readIn.reduce<Schema>((part, name) => fieldsOf(part, resolve)[name] ?? {}, shown);
    const isMade = made !== undefined || named === '';
    return { reader, isList: !alone, isMade, toldIn: placeOf(told.at), readIn, schema };
  };
};

/** `api_key` of `api_key.id` */
const placeOf = (id: string): string[] => id.split('.').slice(0, -1);
