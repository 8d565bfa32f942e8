import type { Contract, Operation, Schema } from '../contract.ts';
import { isTime, SECOND_MS } from '../samples/dates.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Sent values that come back differently under the same name, at any depth. */
export const unlikeSent = (sent: Fields, data: Fields, back: ComesBack, within = ''): string[] =>
  Object.entries(sent).flatMap(([name, value]) => {
    const isFilledIn = value === null && !back.mayBeNull.has(name);
    if (data[name] === undefined || isFilledIn) return [];
    return back.otherwise.has(name)
      ? ofOtherLength(`${within}${name}`, value, data[name])
      : unlike(`${within}${name}`, value, data[name], back);
  });

/** What the contract says about sent fields, by name. */
export type ComesBack = {
  /** Body fields that come back changed (`x-comes-back-as`). */
  otherwise: ReadonlySet<string>;
  /** Fields that may come back as null. For a null in any other field, the server has a default, such as the current time. */
  mayBeNull: ReadonlySet<string>;
};

/** A list that comes back in another form loses nothing; defaults may be added. */
const ofOtherLength = (name: string, sent: unknown, told: unknown): string[] =>
  Array.isArray(sent) && Array.isArray(told) && told.length < sent.length
    ? [`${name} was sent as ${sent.length}, and ${told.length} are answered.`]
    : [];

const unlike = (name: string, sent: unknown, told: unknown, back: ComesBack): string[] => {
  if (isFields(sent) && isFields(told)) return unlikeSent(sent, told, back, `${name}.`);
  const isList = Array.isArray(sent) && Array.isArray(told);
  if (isList && sent.length === told.length && !sent.every(isPlain))
    return sent.flatMap((one, index) => unlike(`${name}[${index}]`, one, told[index], back));
  const isOtherList = isList && !(sent.length === told.length && sent.every((one) => told.some(isSame(one))));
  const isKept =
    sent === null ? told === null : told !== null && (typeof told !== typeof sent || isSame(sent)(told));
  const isOther = (sent === null || isPlain(sent)) && !isKept;
  return isOther || isOtherList
    ? [`${name} was sent as ${JSON.stringify(sent)}, and is answered ${JSON.stringify(told)}.`]
    : [];
};

/** The record that a response contains: itself or the one inside it, as beside a secret that is shown once. */
export const recordIn = (data: Fields): Fields =>
  'id' in data
    ? data
    : (Object.values(data).find((one): one is Fields => isFields(one) && 'id' in one) ?? data);

/** For what is sent to an operation and returned, or read, with that schema. */
export const comesBack = ({ body }: Operation, answer: Schema, resolve: Contract['resolve']): ComesBack => ({
  otherwise: namesIn(body?.schema ?? {}, (field) => 'x-comes-back-as' in field, resolve),
  mayBeNull: namesIn(answer, (field) => mayBeNull(field, resolve), resolve),
});

const mayBeNull = ({ type, oneOf = [] }: Described, resolve: Contract['resolve']): boolean =>
  [type].flat().includes('null') || oneOf.some((one) => mayBeNull(resolve(one), resolve));

/** Names of the fields that have the property, at any depth. */
const namesIn = (
  schema: Schema,
  isSo: (field: Described) => boolean,
  resolve: Contract['resolve'],
): ReadonlySet<string> => {
  const named = new Set<string>();
  const seen = new Set<unknown>();
  const look = (part: Schema): void => {
    const described = resolve<Described>(part);
    if (seen.has(described)) return;
    seen.add(described);
    const { properties = {}, items, oneOf = [], allOf = [] } = described;
    for (const [name, field] of Object.entries(properties)) {
      if (isSo(resolve<Described>(field))) named.add(name);
      look(field);
    }
    for (const one of [...oneOf, ...allOf, ...(items ? [items] : [])]) look(one);
  };
  look(schema);
  return named;
};

type Described = Schema & {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
};

/** A time may be reformatted or rounded to the second, and text may change its letter case. */
const isSame =
  (sent: unknown) =>
  (told: unknown): boolean => {
    if (typeof sent !== 'string' || typeof told !== 'string') return sent === told;
    return sent.trim().toLowerCase() === told.toLowerCase() || isSameTime(sent, told);
  };

const isSameTime = (sent: string, told: string): boolean => {
  // JavaScript parses a date from other text too: from `Toko 1`.
  if (!isTime(sent) || !isTime(told)) return false;
  const [from, to] = [Date.parse(sent), Date.parse(told)];
  return to === from || to === from - (from % SECOND_MS);
};

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
