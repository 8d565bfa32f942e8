import { resolve, type Schema } from './contract.ts';

type Field = { name: string; required: boolean; what: string; description: string };

/** The fields of a body or answer as a table; those of objects inside it by their path: `customer.name`, `items[].amount`. */
export const fieldTable = (schema: Schema | undefined): string =>
  schema ? tableOf('field', fieldsOf(schema, '', [])) : '';

/** One parameter; a JSON object among them is followed by its fields. */
export const parameterFields = (
  name: string,
  required: boolean,
  description: string,
  schema: Schema,
): Field[] => [
  { name, required, what: what(resolve(schema)), description },
  ...fieldsOf(schema, `${name}.`, []),
];

export const tableOf = (title: string, fields: readonly Field[]): string =>
  fields.length === 0
    ? ''
    : [
        `| ${title} | value | meaning |`,
        '| --- | --- | --- |',
        ...fields.map(
          (one) =>
            `| \`${one.name}\`${one.required ? ' *' : ''} | ${cell(one.what)} | ${cell(one.description)} |`,
        ),
      ].join('\n');

/** `above` are the schemas that this one is inside of: a payment of an order that has payments is named once. */
const fieldsOf = (schema: Schema, prefix: string, above: readonly unknown[]): Field[] => {
  const { properties = {}, required = [] } = objectIn(schema);
  return Object.entries(properties).flatMap(([name, part]) => {
    const found = resolve(part);
    const itself = {
      name: prefix + name,
      required: required.includes(name),
      what: what(found),
      description: found.description ?? '',
    };
    if (above.includes(found) || above.length > 3) return [itself];
    const inside = `${prefix}${name}${found.items ? '[]' : ''}.`;
    return [itself, ...fieldsOf(found, inside, [...above, found])];
  });
};

/** An object, the rows of a list of them, or the object that may be null instead. */
const objectIn = (schema: Schema): Schema => {
  const found = resolve(schema);
  if (found.items) return objectIn(found.items);
  const [choice] = (found.oneOf ?? found.anyOf ?? [])
    .map((one) => resolve(one))
    .filter((one) => one.properties);
  return found.properties ? found : (choice ?? found);
};

const UNITS: Record<string, string> = {
  'date-time': 'time, RFC 3339 in UTC',
  date: 'day, 2026-11-20',
  email: 'e-mail address',
  uri: 'address',
};

/** What a value may be, in words. */
const what = (schema: Schema): string => {
  const choices = (schema.oneOf ?? schema.anyOf)?.map((one) => what(resolve(one)));
  if (choices) return [...new Set(choices)].join(' or ');
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(' · ');
  const [type = ''] = [schema.type].flat().filter((one) => one !== 'null');
  const words = [nameOf(type, schema), rangeOf(schema), patternOf(schema), defaultOf(schema), nullOf(schema)];
  return words.filter(Boolean).join(', ');
};

const nameOf = (type: string, schema: Schema): string => {
  if (schema.format && UNITS[schema.format]) return UNITS[schema.format] ?? '';
  if (type === 'array') return `list of ${schema.items ? what(resolve(schema.items)) : 'anything'}`;
  const integer = schema.format === 'int64' ? 'whole rupiah' : 'whole number';
  return { integer, string: 'text', boolean: 'true or false' }[type] ?? type;
};

const rangeOf = ({ minimum, maximum, minLength, maxLength, format }: Schema): string => {
  if (format && UNITS[format]) return '';
  if (minLength !== undefined || maxLength !== undefined) return `${between(minLength, maxLength)} long`;
  return minimum === undefined && maximum === undefined ? '' : between(minimum, maximum);
};

const between = (least?: number, most?: number): string =>
  most === undefined ? `at least ${least}` : least === undefined ? `at most ${most}` : `${least} to ${most}`;

const patternOf = ({ pattern }: Schema) => (pattern ? code(pattern) : '');
const defaultOf = (schema: Schema) =>
  schema.default === undefined ? '' : `${code(schema.default)} unless given`;
const nullOf = ({ type }: Schema) => (Array.isArray(type) && type.includes('null') ? 'or null' : '');

/** Braces are Vue's on these pages, and `v-pre` keeps those of a pattern. */
const code = (value: unknown): string =>
  `<code v-pre>${String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code>`;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
