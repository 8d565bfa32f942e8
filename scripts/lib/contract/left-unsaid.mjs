import { makeReadingOf } from '../../../packages/contract/src/run/reading.ts';
import { readContract } from '../../../packages/contract/src/contract.ts';
import { dataOf, fieldsOf } from '../../../packages/contract/src/samples/collections.ts';

/** Resources whose idempotent operations move money. */
const MONEY = ['disbursements', 'fund-transfers', 'orders', 'payments', 'top-ups', 'withdrawals'];

/**
 * A request does not say how a record reads after a verb such as cancel, so the overlay must (`x-leaves`) for each operation that moves
 * money and each that ends what a run created. Names in `x-leaves` and `x-tells-of` must exist: a misspelt one would never match.
 * @param {object} contract the runner's contract, openapi/dist/runner.json
 * @returns {string[]} one line each: `cancelOrder: x-leaves is missing`
 */
export const leftUnsaid = (contract) => {
  const { operations, resolve } = readContract(contract);
  const readingOf = makeReadingOf({ operations, resolve });
  const byId = new Map(operations.map((one) => [one.id, one]));

  const movesMoney = ({ method, path, isIdempotent, sandboxOnly }) => {
    const { tags = [] } = contract.paths[path][method.toLowerCase()];
    return isIdempotent && !sandboxOnly && method === 'POST' && path.includes('{') && MONEY.includes(tags[0]);
  };

  const problemsOf = (operation) => {
    const { path, leaves, tellsOf, undoneBy } = operation;
    const undoes = undoneBy?.operation && byId.get(undoneBy.operation);
    const reads = undoneBy?.as_before && byId.get(undoneBy.as_before);
    if (movesMoney(operation) && leaves === undefined)
      return ['x-leaves is missing: say how the record reads afterwards, { status: cancelled }'];
    if (leaves === null && !path.includes('{')) return ['x-leaves: it names no record that could be gone'];
    if (undoneBy && !undoes && reads?.method !== 'GET')
      return ['x-undone-by names no operation that ends it, and none that reads it'];
    if (undoes && undoes.leaves === undefined)
      return [`${undoes.id} ends what it makes, and its x-leaves does not say how that reads`];
    return [...(tellsOf ? strangersIn(tellsOf, operation) : []), ...otherFields(operation)];
  };

  const strangersIn = ({ operation, id_at: idAt, where = {} }, { path, responses }) => [
    ...(byId.get(operation)?.method === 'GET' ? [] : [`x-tells-of: ${operation} reads nothing`]),
    ...(!idAt || idAt in fieldsOf(dataOf({ responses }, resolve), resolve)
      ? []
      : [`x-tells-of: it answers no ${idAt}`]),
    ...Object.values(where)
      .filter((name) => !path.includes(`{${name}}`))
      .map((name) => `x-tells-of: ${path} names no ${name}`),
  ];

  const otherFields = (operation) => {
    const { leaves } = operation;
    if (!leaves) return [];
    const reading = readingOf(operation);
    if (!reading) return ['x-leaves names fields, and nothing reads the record'];
    const fields = fieldsOf(reading.schema, resolve);
    return Object.entries(leaves).flatMap(([name, wanted]) => {
      const { enum: words } = resolve(fields[name] ?? {});
      const strangers = [wanted].flat().filter((word) => words && !words.includes(word));
      if (!(name in fields)) return [`x-leaves: ${reading.reader.id} tells no ${name}`];
      return strangers.map((word) => `x-leaves: ${name} is never ${JSON.stringify(word)}`);
    });
  };

  return operations.flatMap((one) => problemsOf(one).map((problem) => `${one.id}: ${problem}`));
};
