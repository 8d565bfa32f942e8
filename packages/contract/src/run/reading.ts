import type { Contract, Operation, Schema } from '../contract.ts';
import type { TellsOf } from './leaves.ts';
import { dataOf, fieldsOf, idOf, itemOf } from '../samples/collections.ts';

/** How to read back what a change returned. */
export type Reading = {
  reader: Operation;
  /** Whether the reader is a list, with the record as a row. */
  isList: boolean;
  /** Whether the change creates a record; otherwise it changes the path's record, or a setting. */
  isMade: boolean;
  /** The path of the record's id in the response, if not in the request path. */
  idAt?: string;
  /** Fields of the record that must equal path parameters. */
  where?: Readonly<Record<string, string>>;
  /** The path of the record in the responses of the change and of the reader. */
  toldIn: readonly string[];
  readIn: readonly string[];
  /** The reader's schema of the record. */
  schema: Schema;
};

/**
 * `POST /orders` creates what `/orders/{id}` reads. `/orders/{id}/cancel` and a change of `/orders/{id}` are about the same record, if
 * they return one of that kind. Settings are read where they are set. A record without its own reader is a row of its list.
 * `x-tells-of` names the record that a response only describes. All of this comes from the contract: if it came from the response, the
 * server could choose what is checked.
 */
export const makeReadingOf = ({ operations, resolve }: Pick<Contract, 'operations' | 'resolve'>) => {
  const readerBy = (isIt: (path: string) => boolean) =>
    operations.find(({ method, path }) => method === 'GET' && isIt(path));

  const settingRead = ({ method, path, responses }: Operation): Reading | undefined => {
    if (!['PUT', 'PATCH'].includes(method)) return undefined;
    const told = dataOf({ responses }, resolve);
    // Part of a record may be set below it: `/profile/two-step` returns what `/profile` reads.
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
