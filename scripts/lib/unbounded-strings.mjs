import { operationsOf } from '../gen/bundle.mjs';

/** No value of it is long: it is one of a list, or written in a form of its own. */
const SHORT_FORMATS = ['date', 'date-time', 'email', 'uuid', 'binary'];
const REPEATS_WITHOUT_END = /[*+]|\{\d+,\}/;

/**
 * Strings of bodies that anybody may make as long as they like (docs/safety.md): each has a `maxLength`, a list of values, a format
 * or a pattern that ends. Parameters end with the request line, and a bound that the last release did not have would break callers.
 * @param {object} contract the bundled OpenAPI document
 * @returns {string[]} one line each: `createOrder: body.customer.name has no end`
 */
export function unboundedStrings(contract) {
  const found = [];
  for (const { operation } of operationsOf(contract)) {
    const body = jsonOf(resolve(operation.requestBody)?.content);
    for (const path of stringsWithoutEnd(body, 'body', new Set()))
      found.push(`${operation.operationId}: ${path} has no end`);
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
