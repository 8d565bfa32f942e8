import type { FieldError } from '../handlers.ts';
import type { JsonSchema, Parameter } from '../contract.ts';
import { parseJson } from './json.ts';
import { unsafeParts } from './plain.ts';

export type RawQuery = Readonly<Record<string, string | string[] | undefined>>;
export type Decoded = { value: Record<string, unknown>; errors: FieldError[] };

/**
 * Text to values, for query and path alone and only as far as the contract's types say: `10` is a number where a number is
 * described, and nowhere else. What cannot be read stays text, so that validation names the field.
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
 * Parameters whose percent signs spell no text (`%`, `%zz`, the bytes of half a character). A lenient reader takes them as
 * they stand, and looks for what nobody asked for.
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

/** The text of percent signs; undefined where they spell none. */
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
  // The same parameter twice is left as a list, which no single value's schema accepts.
  return Array.isArray(text) ? text : scalar(schema, text);
};

// At most fifteen digits: every such number is exact in a double, and none is Infinity.
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
