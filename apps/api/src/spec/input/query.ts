import type { FieldError } from '../handlers.ts';
import type { JsonSchema, Parameter } from '../contract.ts';
import { parseJson } from './json.ts';
import { unsafeParts } from './plain.ts';

export type RawQuery = Readonly<Record<string, string | string[] | undefined>>;
export type Decoded = { value: Record<string, unknown>; errors: FieldError[] };

/**
 * Converts query and path parameters from text, only as far as the contract's types say: `10` becomes a number only where a number is
 * expected. Unreadable text stays text, so that validation names the field.
 */
export const decodeParameters = (described: readonly Parameter[], raw: RawQuery): Decoded => {
  const known = new Map(described.map((parameter) => [parameter.name, parameter]));
  const value: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const [name, text] of Object.entries(raw)) {
    const parameter = known.get(name);
    if (!parameter) errors.push({ field: name.slice(0, 200), code: 'DPAY_FIELD_UNKNOWN' });
    else if (parameter.content && typeof text === 'string') {
      const read = parseJson(text, name) ?? { value: text, errors: [] };
      value[name] = read.value;
      errors.push(...read.errors);
    } else if (text !== undefined) value[name] = decode(parameter, text);
  }
  return { value, errors: [...errors, ...unsafeParts(value)] };
};

/**
 * Parameters with invalid percent-encoding (`%`, `%zz`, half a character). A lenient parser would keep them as they are and search for the
 * wrong text.
 */
export const malformedParameters = (url: string): FieldError[] => {
  if (!url.includes('%')) return [];
  const query = url.split('?').slice(1).join('?');
  return query.split('&').flatMap((pair) => {
    if (decoded(pair) !== undefined) return [];
    const [name = ''] = pair.split('=');
    return [{ field: (decoded(name) ?? name).slice(0, 200), code: 'DPAY_FIELD_INVALID' }];
  });
};

/** Decodes percent-encoding; undefined if it is invalid. */
export const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const decode = ({ schema = {} }: Parameter, text: string | string[]): unknown => {
  if (schema['type'] === 'array') {
    const items = (schema['items'] ?? {}) as JsonSchema;
    return (Array.isArray(text) ? text : [text]).map((one) => scalar(items, one));
  }
  // A repeated parameter stays a list, which a schema for a single value rejects.
  return Array.isArray(text) ? text : scalar(schema, text);
};

// At most 15 digits, so that every number is exact in a double and none is Infinity.
const INTEGER = /^(?:0|-?[1-9]\d{0,14})$/;

const scalar = (schema: JsonSchema, text: string): unknown => {
  switch (schema['type']) {
    case 'integer':
    case 'number':
      return INTEGER.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    default:
      return text;
  }
};
