import type { Document, Schema } from './document.ts';

/** Follows `#/components/…` references. */
export type Resolve = <T>(value: T | { $ref: string }) => T;

export const makeResolve =
  (document: Document): Resolve =>
  <T>(value: T | { $ref: string }): T => {
    if (!isReference(value)) return value as T;
    const [, , kind = '', name = ''] = value.$ref.split('/');
    const target = document.components[kind]?.[name];
    if (target === undefined) throw new Error(`The contract has no ${value.$ref}.`);
    const { $ref: _, ...beside } = value;
    return { ...(target as object), ...beside } as T;
  };

/** A schema without references, and without what only our own tools read. */
export const plainSchema = (resolve: Resolve, schema: Schema, inside: readonly string[] = []): Schema => {
  const at = schema['$ref'];
  // An order contains payments, which can contain their order: inside itself, a schema accepts anything.
  if (typeof at === 'string' && inside.includes(at)) return {};
  const within = typeof at === 'string' ? [...inside, at] : inside;

  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    return isObject(value) ? plainSchema(resolve, value, within) : value;
  };
  const entries = Object.entries(resolve<Schema>(schema)).filter(([key]) => isKept(key));
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      key === 'properties'
        ? Object.fromEntries(Object.entries(value as Schema).map(([name, one]) => [name, plain(one)]))
        : plain(value),
    ]),
  );
};

const isKept = (key: string) => key !== '$ref' && !/^(?:x-|examples?$)/.test(key);
const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const isReference = (value: unknown): value is { $ref: string } => isObject(value) && '$ref' in value;
