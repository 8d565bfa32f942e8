import { makeReadingOf } from '../../packages/contract/src/reading.ts';
import { readContract } from '../../packages/contract/src/contract.ts';
import { dataOf, fieldsOf } from '../../packages/contract/src/samples/collections.ts';

/**
 * Of what a verb does to a record, or to the sign-in, no request says what it is to read afterwards; so the contract does (`x-leaves`), or
 * a server that does nothing would hold it. What `x-leaves` and `x-tells-of` name is looked for: a name that was misspelt would never hold.
 * @param {object} contract the bundled OpenAPI document
 * @returns {string[]} one line each: `cancelOrder: x-leaves is missing`
 */
export function leftUnsaid(contract) {
  const { operations, resolve } = readContract(contract);
  const readingOf = makeReadingOf({ operations, resolve });
  const byId = new Map(operations.map((one) => [one.id, one]));

  const problemsOf = (operation) => {
    const { method, path, leaves, tellsOf, undoneBy } = operation;
    const isVerb = ['POST', 'DELETE'].includes(method) && (path.includes('{') || !readingOf(operation));
    const undoes = undoneBy?.operation && byId.get(undoneBy.operation);
    if (isVerb && leaves === undefined) return [path.includes('{') ? UNSAID : UNREAD];
    if (!isVerb && (leaves !== undefined || tellsOf))
      return ['x-leaves and x-tells-of are of a POST or DELETE that makes no record which a GET reads'];
    if (typeof leaves === 'string' && !/^[A-Z].*[^.]\.$/.test(leaves))
      return ["x-leaves says in a sentence why no field shows it: 'The key as it was.'"];
    if (undoes && (undoes.leaves === undefined || typeof undoes.leaves === 'string'))
      return [`${undoes.id} ends what it makes, and its x-leaves does not say how that reads`];
    if (isVerb && !path.includes('{')) return otherThanSignIns(operation);
    return [...(tellsOf ? strangersIn(tellsOf, operation) : []), ...otherFields(operation)];
  };

  const otherThanSignIns = ({ path, method, leaves }) => {
    const said = contract.paths[path][method.toLowerCase()];
    const words = {
      own_sign_in: ['open', 'ended'],
      other_sign_ins: ['open', 'ended'],
      same_again: [...(said['x-errors'] ?? []), ...(said['x-field-errors'] ?? [])],
    };
    if (leaves === null) return ['x-leaves: it names no record that could be gone'];
    return Object.entries(typeof leaves === 'string' ? {} : leaves).flatMap(([name, word]) => {
      if (!words[name]) return [`x-leaves: ${name} is none of ${Object.keys(words).join(', ')}`];
      return words[name].includes(word) ? [] : [`x-leaves: ${name} is never ${JSON.stringify(word)}`];
    });
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
    if (typeof leaves !== 'object' || leaves === null) return [];
    const reading = readingOf(operation);
    if (!reading) return ['x-leaves names fields, and nothing reads the record'];
    const fields = fieldsOf(reading.schema, resolve);
    return Object.entries(leaves).flatMap(([name, wanted]) => {
      const { enum: words } = resolve(fields[name] ?? {});
      const named = typeof wanted === 'object' && 'not' in wanted ? [wanted.not] : [wanted].flat();
      const strangers = named.filter((word) => words && !words.includes(word));
      if (!(name in fields)) return [`x-leaves: ${reading.reader.id} tells no ${name}`];
      return strangers.map((word) => `x-leaves: ${name} is never ${JSON.stringify(word)}`);
    });
  };

  return operations.flatMap((one) => problemsOf(one).map((problem) => `${one.id}: ${problem}`));
}

const UNSAID =
  'x-leaves is missing: how the record reads afterwards, { status: cancelled }, or in a sentence why nothing shows it';
const UNREAD =
  "x-leaves is missing: no GET reads what it makes, so it says that in a sentence, 'Nothing reads a note yet.', or what becomes of sign-ins";
