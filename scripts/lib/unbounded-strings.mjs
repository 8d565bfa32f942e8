import { operationsOf } from '../gen/bundle.mjs';

/** No value of it is long: it is one of a list, or written in a form of its own. */
const SHORT_FORMATS = ['date', 'date-time', 'email', 'uuid', 'binary'];
const REPEATS_WITHOUT_END = /[*+]|\{\d+,\}/;

/**
 * Strings of requests that anybody may make as long as they like (docs/safety.md): each has a `maxLength`, a list of values, a format
 * or a pattern that ends.
 * @param {object} contract the bundled OpenAPI document
 * @returns {string[]} one line each: `listPayments: filters.order_id has no end`
 */
export function unboundedStrings(contract) {
  const found = [];
  for (const { operation } of operationsOf(contract)) {
    const { operationId, parameters = [], requestBody } = operation;
    const parts = [
      ...parameters
        .map((one) => resolve(one))
        .map(({ name, schema, content }) => [name, schema ?? jsonOf(content)]),
      ['body', jsonOf(resolve(requestBody)?.content)],
    ];
    for (const [name, schema] of parts)
      for (const path of stringsWithoutEnd(schema, name, new Set()))
        found.push(`${operationId}: ${path} has no end`);
  }
  return found;

  function* stringsWithoutEnd(given, path, above) {
    const schema = resolve(given);
    if (!schema || above.has(schema)) return;
    const within = new Set([...above, schema]);
    if ([schema.type].flat().includes('string') && !isBounded(schema)) yield path;
    for (const [name, part] of Object.entries(schema.properties ?? {}))
      yield* stringsWithoutEnd(part, `${path}.${name}`, within);
    for (const part of [schema.items, schema.additionalProperties])
      yield* stringsWithoutEnd(part, `${path}[]`, within);
    for (const part of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])])
      yield* stringsWithoutEnd(part, path, within);
    // What narrows another schema may leave its bounds to that one.
    const parts = (schema.allOf ?? []).map(resolve);
    if (!parts.some(isBounded)) for (const part of parts) yield* stringsWithoutEnd(part, path, within);
  }

  function resolve(part) {
    if (typeof part !== 'object' || part === null) return undefined;
    if (!part.$ref) return part;
    const path = part.$ref.slice(2).split('/');
    return resolve(path.reduce((node, key) => node[decodeURIComponent(key).replaceAll('~1', '/')], contract));
  }
}

const jsonOf = (content) => Object.entries(content ?? {}).find(([type]) => type.includes('json'))?.[1].schema;

const isBounded = ({ maxLength, enum: values, const: value, format, pattern }) =>
  maxLength !== undefined ||
  values !== undefined ||
  value !== undefined ||
  SHORT_FORMATS.includes(format) ||
  (pattern?.endsWith('$') && !REPEATS_WITHOUT_END.test(pattern));
