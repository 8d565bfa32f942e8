import { isDeepStrictEqual } from 'node:util';
import type { Contract, Schema } from './contract.ts';
import { fieldsOf } from './samples/collections.ts';
import { SECOND_MS } from './samples/dates.ts';
import { isFields } from './exchange/sent.ts';
import type { Fields } from './exchange/sent.ts';

/**
 * What a record reads differently from its response, in sentences, by the reader's schema. Fields with `x-goes-on` may change by
 * themselves; all others must match, whatever the record says about when it changed.
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
      // The time of the last change must move for a change to count; rounded to the second, it may be equal.
      return (mayHaveGoneOn || !(TIME in described)) && isStep(how, one[name], other[name]);
    };
    return Object.keys(one).flatMap((name) => {
      // The reader need not return what it does not describe, such as a secret that is shown once.
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

/** `{ processing: [done, failed] }`: from this value to one of those. */
const isStep = (steps: unknown, from: unknown, to: unknown): boolean => {
  const next = isFields(steps) ? steps[String(from)] : undefined;
  return Array.isArray(next) && next.includes(to);
};
