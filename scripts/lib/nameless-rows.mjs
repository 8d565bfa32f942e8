import { operationsOf } from '../gen/bundle.mjs';

/** One of these says which row of its list it is: `each` of the SDK goes on behind it (packages/sdk/src/pages.ts). */
const NAMES = ['id', 'sequence'];

/**
 * Lists by pages whose rows need not say which they are: a program that was killed among them would go on at another one.
 * @param {object} contract the bundled OpenAPI document
 * @returns {string[]} one line each: `listBalanceEntries: rows need id or sequence`
 */
export function namelessRows(contract) {
  return operationsOf(contract).flatMap(({ operation }) => {
    const answer = resolve(resolve(operation.responses?.['200'])?.content?.['application/json']?.schema);
    const { page, data } = answer?.properties ?? {};
    const isNamed = !page || requiredOf(resolve(data)?.items).some((name) => NAMES.includes(name));
    return isNamed ? [] : [`${operation.operationId}: rows need ${NAMES.join(' or ')}`];
  });

  function requiredOf(given) {
    const { required = [], allOf = [] } = resolve(given) ?? {};
    return [...required, ...allOf.flatMap(requiredOf)];
  }

  function resolve(part) {
    if (!part?.$ref) return part;
    const [, ...names] = part.$ref.split('/');
    return resolve(names.reduce((within, name) => within[name], contract));
  }
}
