// Enumerations in responses are open for users of the package: a server may return a value unknown to their version
// (docs/decisions/0028-open-enums.md). Values they send are checked by the server and stay closed.

/** Written above the types. The package build replaces it with the open form (packages/sdk/share-schema.mjs). */
export const CLOSED = 'type Answered<Known> = Known;\n';

const ANSWERED = 'x-answered';
export const SCHEMA = '#/components/schemas/';

/** Marks each enumeration in a response. Mutates the contract. */
export const markAnswered = (contract) => {
  const sent = reach(contract, sentOf(contract));
  const answers = answersOf(contract);
  const received = reach(contract, answers);
  const { schemas } = contract.components;

  // A reference to an enumeration, or to a schema that is also sent: that schema stays closed, so this place is opened.
  const isOpenedHere = (name) => isEnum(schemas[name]) || (sent.has(name) && holdsEnum(contract, name));
  const mark = (node, key) => {
    if (node === null || typeof node !== 'object' || key === 'error_code' || /^(x-|examples?$)/.test(key))
      return node;
    if (node.$ref) {
      const { $ref, ...rest } = node;
      return isOpenedHere($ref.replace(SCHEMA, '')) ? { ...rest, allOf: [{ $ref }], [ANSWERED]: $ref } : node;
    }
    for (const [name, part] of Object.entries(node)) node[name] = mark(part, name);
    return isEnum(node) ? { ...node, [ANSWERED]: node.enum } : node;
  };

  for (const part of answers) mark(part, '');
  for (const name of received) if (!sent.has(name) && !isEnum(schemas[name])) mark(schemas[name], name);
};

/** The type of a marked place; undefined for others. */
export const answeredType = ({ factory }, { oapiRef, tsLiteral, tsUnion }, { [ANSWERED]: known }) =>
  known &&
  factory.createTypeReferenceNode('Answered', [
    typeof known === 'string' ? oapiRef(known) : tsUnion(known.map((word) => tsLiteral(word))),
  ]);

/** A single value is the discriminator of a variant and stays closed. */
const isEnum = (schema) => schema?.enum?.filter((word) => typeof word === 'string').length > 1;

const holdsEnum = (contract, name) =>
  [name, ...reach(contract, [contract.components.schemas[name]])].some((one) =>
    JSON.stringify(contract.components.schemas[one]).includes('"enum":'),
  );

const operationsOf = (contract) =>
  Object.values(contract.paths).flatMap((path) => Object.values(path).filter((part) => part?.responses));

/** What callers send: parameters and request bodies. */
export const sentOf = (contract) => [
  Object.values(contract.paths).map(({ parameters }) => parameters),
  operationsOf(contract).map(({ parameters, requestBody }) => [parameters, requestBody]),
];

/** What the API sends: responses and webhook events. */
export const answersOf = (contract) => [
  operationsOf(contract).map(({ responses }) => responses),
  contract.webhooks,
];

/** The names of all schemas reachable by references. */
export const reach = (contract, from) => {
  const found = new Set();
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (typeof node.$ref === 'string') {
      if (found.has(node.$ref)) return;
      found.add(node.$ref);
      visit(
        node.$ref
          .slice(2)
          .split('/')
          .reduce((part, key) => part[key], contract),
      );
    } else Object.values(node).forEach(visit);
  };
  visit(from);
  return new Set([...found].filter((ref) => ref.startsWith(SCHEMA)).map((ref) => ref.slice(SCHEMA.length)));
};
