import { follow } from '../contract.ts';
import type { Contract, JsonSchema } from '../contract.ts';

// Deeper than this a reader opens the example instead.
const DEPTH = 3;

/** A schema in a line, as TypeScript would write it: `{ data: { id: string, amount: integer }[] }`. */
export const typeOf = (contract: Contract, schema: JsonSchema, depth = 0): string => {
  const resolved = follow<JsonSchema>(contract.document, schema);
  const one = (part: unknown): string => typeOf(contract, part as JsonSchema, depth + 1);
  const list = (key: string): unknown[] => (resolved[key] as unknown[] | undefined) ?? [];

  if ('const' in resolved) return JSON.stringify(resolved['const']);
  if (list('enum').length > 0)
    return list('enum')
      .map((value) => JSON.stringify(value))
      .join(' | ');
  if (list('oneOf').length > 0) return list('oneOf').map(one).join(' | ');
  if (list('allOf').length > 0) return list('allOf').map(one).join(' & ');
  if (resolved['type'] === 'array') return `${one(resolved['items'] ?? {})}[]`;
  if (resolved['type'] !== 'object') return [resolved['type'] ?? 'any'].flat().join(' | ');
  if (depth >= DEPTH) return '{ … }';
  const required = new Set(list('required'));
  const fields = Object.entries((resolved['properties'] as Record<string, JsonSchema> | undefined) ?? {});
  return `{ ${fields.map(([name, field]) => `${name}${required.has(name) ? '' : '?'}: ${one(field)}`).join(', ')} }`;
};
