import type { Contract, Schema } from '../contract.ts';

/** `sent` may accept more than before, never less; `received` may return more, never less. */
export type Direction = 'sent' | 'received';

export type Side = { schema: Schema; contract: Contract };
type Place = { where: string; direction: Direction };

/** What would break a caller, in words. Recursive schemas are compared once. */
export const compareSchemas = (before: Side, after: Side, place: Place): string[] =>
  compare(before, after, place, new Set());

const compare = (before: Side, after: Side, place: Place, seen: Set<string>): string[] => {
  const key = `${String(before.schema['$ref'])} ${String(after.schema['$ref'])}`;
  if (before.schema['$ref'] !== undefined && seen.has(key)) return [];
  const on = new Set(seen).add(key);
  const old = flatten(before);
  const now = flatten(after);

  return [
    ...typeChanges(old, now, place),
    ...valueChanges(old, now, place),
    ...(place.direction === 'sent' ? limitChanges(old, now, place) : []),
    ...propertyChanges({ ...before, schema: old }, { ...after, schema: now }, place, on),
    ...(isSchema(old.items) && isSchema(now.items)
      ? compare(
          { ...before, schema: old.items },
          { ...after, schema: now.items },
          { ...place, where: `${place.where}[]` },
          on,
        )
      : []),
  ];
};

const typeChanges = (old: Parts, now: Parts, { where, direction }: Place): string[] => {
  const [were, are] = [typesOf(old), typesOf(now)];
  if (were.length === 0 || are.length === 0) return [];
  // A value that was sent must still be accepted; a received value must not be of a new kind.
  const strange =
    direction === 'sent'
      ? were.filter((type) => !takes(are, type))
      : are.filter((type) => !takes(were, type));
  return strange.length > 0 ? [`${where} was ${were.join(' or ')} and is ${are.join(' or ')}`] : [];
};

const takes = (types: readonly string[], type: string): boolean =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

/** Enumerations are open for readers: a new value breaks nothing, but a sent value that is no longer accepted does. */
const valueChanges = (old: Parts, now: Parts, { where, direction }: Place): string[] => {
  if (direction === 'received' || !now.enum) return [];
  if (!old.enum) return [`${where} takes only certain values now`];
  const gone = old.enum.filter((value) => !now.enum?.includes(value));
  return gone.length > 0 ? [`${where} does not take ${gone.join(', ')} any more`] : [];
};

const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;

const limitChanges = (old: Parts, now: Parts, { where }: Place): string[] => [
  ...UPPER.filter((name) => (now[name] ?? Infinity) < (old[name] ?? Infinity)).map(
    (name) => `${where}: ${name} sank to ${now[name]}`,
  ),
  ...LOWER.filter((name) => (now[name] ?? -Infinity) > (old[name] ?? -Infinity)).map(
    (name) => `${where}: ${name} rose to ${now[name]}`,
  ),
  ...(now.pattern !== undefined && now.pattern !== old.pattern
    ? [`${where} must match ${now.pattern} now`]
    : []),
  ...(now.format !== undefined && now.format !== old.format && !WIDTHS.has(now.format)
    ? [`${where} must be of the format ${now.format} now`]
    : []),
  ...(now.multipleOf !== undefined && now.multipleOf !== old.multipleOf
    ? [`${where} must be a multiple of ${now.multipleOf} now`]
    : []),
  ...(now.uniqueItems && !old.uniqueItems ? [`${where} may not repeat a value now`] : []),
  ...(now.additionalProperties === false && old.additionalProperties !== false
    ? [`${where} takes no other fields any more`]
    : []),
];

// The width of a number in memory: its bounds are in minimum and maximum.
const WIDTHS = new Set(['int32', 'int64', 'float', 'double']);

type PartsSide = { schema: Parts; contract: Contract };

const propertyChanges = (before: PartsSide, after: PartsSide, place: Place, seen: Set<string>): string[] => {
  const [old, now] = [before.schema, after.schema];
  const properties = Object.entries(old.properties ?? {});
  if (properties.length === 0 && !now.required) return [];
  const [required, were] = [now.required ?? [], old.required ?? []];
  return [
    ...properties.flatMap(([name, schema]) => {
      const where = `${place.where}.${name}`;
      const other = now.properties?.[name];
      if (!other)
        return place.direction === 'sent' && now.additionalProperties !== false ? [] : [`${where} is gone`];
      if (place.direction === 'received' && were.includes(name) && !required.includes(name))
        return [`${where} may be missing now`];
      return compare({ ...before, schema }, { ...after, schema: other }, { ...place, where }, seen);
    }),
    ...(place.direction === 'sent'
      ? required
          .filter((name) => !were.includes(name))
          .map((name) => `${place.where}.${name} must be given now`)
      : []),
  ];
};

type Parts = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
  items?: unknown;
  pattern?: string;
  format?: string;
  multipleOf?: number;
  uniqueItems?: boolean;
} & Partial<Record<(typeof UPPER)[number] | (typeof LOWER)[number], number>>;

type Composed = Parts & { $ref?: string; allOf?: Schema[]; oneOf?: Schema[]; anyOf?: Schema[] };

/** Follows references, including sibling keywords, and merges `allOf`; alternatives are compared as one wide schema. */
const flatten = ({ schema, contract }: Side): Parts => {
  const { $ref, allOf = [], oneOf, anyOf, ...own } = schema as Composed;
  const flat = (part: Schema) => flatten({ schema: part, contract });
  const target = $ref === undefined ? [] : [flat(contract.resolve<Schema>({ $ref }))];
  const merged = [...target, ...allOf.map(flat), own].reduce<Parts>(
    (sum, part) => ({
      ...sum,
      ...part,
      properties: { ...sum.properties, ...part.properties },
      required: [...(sum.required ?? []), ...(part.required ?? [])],
    }),
    {},
  );
  const alternatives = (oneOf ?? anyOf ?? []).map(flat);
  return alternatives.length === 0 ? merged : widen(merged, alternatives);
};

/** Everything any alternative allows. `null` adds no limits. */
const widen = (merged: Parts, alternatives: readonly Parts[]): Parts => {
  const some = alternatives.filter(({ type }) => type !== 'null');
  const [only] = some.length === 1 ? some : [];
  return {
    ...only,
    ...merged,
    type: [...new Set([...typesOf(merged), ...alternatives.flatMap(typesOf)])],
    properties: Object.assign({}, merged.properties, ...some.map(({ properties }) => properties)) as Record<
      string,
      Schema
    >,
    required: [
      ...(merged.required ?? []),
      ...(some[0]?.required ?? []).filter((name) => some.every(({ required }) => required?.includes(name))),
    ],
  };
};

const typesOf = ({ type }: Parts): string[] =>
  type === undefined ? [] : Array.isArray(type) ? type : [type];

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
