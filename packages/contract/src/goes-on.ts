import { isDeepStrictEqual } from 'node:util';
import type { Contract, Schema } from './contract.ts';
import { fieldsOf } from './samples/collections.ts';
import { SECOND_MS } from './samples/dates.ts';
import { isFields } from './exchange/sent.ts';
import type { Fields } from './exchange/sent.ts';

/**
 * What a record reads otherwise than was answered, in sentences, by the schema of what reads it. What goes on though nobody changes
 * it may, as that schema says (`x-goes-on`); all else must be read as it was answered, however the record says that it changed.
 */
export const readOtherwise = (
  told: Fields,
  now: Fields,
  schema: Schema,
  resolve: Contract['resolve'],
): string[] => {
  const said = (field: Schema, name: string): unknown => field[name] ?? resolve<Schema>(field)[name];

  const otherFields = (one: Fields, other: Fields, of: Schema, within = ''): string[] => {
    const described = fieldsOf(of, resolve);
    const isLater = timeOf(other) > timeOf(one);
    const mayHaveGoneOn = isLater || (timeOf(other) === timeOf(one) && timeOf(one) % SECOND_MS === 0);
    const hasGoneOn = (name: string, field: Schema = described[name] ?? {}): boolean => {
      const how = said(field, 'x-goes-on');
      const leader = said(field, 'x-goes-on-with');
      if (typeof leader === 'string') return hasGoneOn(leader);
      if (typeof how === 'string') return true;
      // What says when it last changed has not gone on before it says a later time; told to the second, that may be the same one.
      return (mayHaveGoneOn || !(TIME in described)) && isStep(how, one[name], other[name]);
    };
    return Object.keys(one).flatMap((name) => {
      // What the reader does not describe, it need not tell: a secret that is shown once.
      const isBeside = !described[name] && other[name] === undefined;
      if (isBeside || (name === TIME && isLater) || hasGoneOn(name)) return [];
      return otherValue(one[name], other[name], described[name] ?? {}, within + name);
    });
  };

  const otherValue = (one: unknown, other: unknown, field: Schema, name: string): string[] => {
    const hasNames = Object.keys(fieldsOf(field, resolve)).length > 0;
    if (hasNames && isFields(one) && isFields(other)) return otherFields(one, other, field, `${name}.`);
    const { items } = resolve<Schema>(field) as { items?: Schema };
    if (items && Array.isArray(one) && Array.isArray(other) && one.length === other.length)
      return one.flatMap((each, index) => otherValue(each, other[index], items, `${name}[${index}]`));
    if (isDeepStrictEqual(one, other)) return [];
    return [
      `${name} is answered ${JSON.stringify(one)}, and ${other === undefined ? 'not read' : `read ${JSON.stringify(other)}`}.`,
    ];
  };

  return otherFields(told, now, schema);
};

const TIME = 'updated_at';
const timeOf = (record: Fields): number => Date.parse(String(record[TIME]));

/** `{ processing: [done, failed] }`: from that word to one of those. */
const isStep = (steps: unknown, from: unknown, to: unknown): boolean => {
  const next = isFields(steps) ? steps[String(from)] : undefined;
  return Array.isArray(next) && next.includes(to);
};
