import type { Contract, Operation, Schema } from './contract.ts';
import { isTime, SECOND_MS } from './samples/dates.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** What was sent and is answered otherwise under the same name, in whatever it stands. */
export const unlikeSent = (
  sent: Fields,
  data: Fields,
  otherwise: ReadonlySet<string>,
  within = '',
): string[] =>
  Object.entries(sent).flatMap(([name, value]) =>
    value === null || data[name] === undefined
      ? []
      : otherwise.has(name)
        ? ofOtherLength(`${within}${name}`, value, data[name])
        : unlike(`${within}${name}`, value, data[name], otherwise),
  );

/** What comes back in another form is as many as were sent. */
const ofOtherLength = (name: string, sent: unknown, told: unknown): string[] =>
  Array.isArray(sent) && Array.isArray(told) && sent.length !== told.length
    ? [`${name} was sent as ${sent.length}, and ${told.length} are answered.`]
    : [];

const unlike = (name: string, sent: unknown, told: unknown, otherwise: ReadonlySet<string>): string[] => {
  if (isFields(sent) && isFields(told)) return unlikeSent(sent, told, otherwise, `${name}.`);
  const isList = Array.isArray(sent) && Array.isArray(told);
  if (isList && sent.length === told.length && !sent.every(isPlain))
    return sent.flatMap((one, index) => unlike(`${name}[${index}]`, one, told[index], otherwise));
  const isOtherList = isList && !(sent.length === told.length && sent.every((one) => told.some(isSame(one))));
  const isOther = isPlain(sent) && (told === null || (typeof told === typeof sent && !isSame(sent)(told)));
  return isOther || isOtherList
    ? [`${name} was sent as ${JSON.stringify(sent)}, and is answered ${JSON.stringify(told)}.`]
    : [];
};

/** The record that an answer tells of: itself, or the one inside it, as beside a secret that is shown once. */
export const recordIn = (data: Fields): Fields =>
  'id' in data
    ? data
    : (Object.values(data).find((one): one is Fields => isFields(one) && 'id' in one) ?? data);

/** Fields of the body of which the contract says why they do not come back (`x-comes-back-as`). */
export const answeredOtherwise = ({ body }: Operation, resolve: Contract['resolve']): ReadonlySet<string> => {
  const named = new Set<string>();
  const seen = new Set<unknown>();
  const look = (part: Schema): void => {
    const schema = resolve(part) as Described;
    if (seen.has(schema)) return;
    seen.add(schema);
    const { properties = {}, items, oneOf = [], allOf = [] } = schema;
    for (const [name, field] of Object.entries(properties)) {
      if ('x-comes-back-as' in resolve(field)) named.add(name);
      look(field);
    }
    for (const one of [...oneOf, ...allOf, ...(items ? [items] : [])]) look(one);
  };
  look(body?.schema ?? {});
  return named;
};

type Described = {
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
};

/** A time may be spelt anew, or told to the second, and text in other letters. */
const isSame =
  (sent: unknown) =>
  (told: unknown): boolean => {
    if (typeof sent !== 'string' || typeof told !== 'string') return sent === told;
    return sent.trim().toLowerCase() === told.toLowerCase() || isSameTime(sent, told);
  };

const isSameTime = (sent: string, told: string): boolean => {
  // Of other text a date may be read too: of `Toko 1`.
  if (!isTime(sent) || !isTime(told)) return false;
  const [from, to] = [Date.parse(sent), Date.parse(told)];
  return to === from || to === from - (from % SECOND_MS);
};

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
