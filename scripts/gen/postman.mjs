// The operations as a Postman collection (v2.1), which Bruno, Insomnia and Hoppscotch import too: a folder for each tag, a request for each
// operation with its first example.
import { operationsOf, takesKey } from './bundle.mjs';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

export const postmanCollection = (contract) => ({
  info: { name: contract.info.title, description: contract.info.description, schema: SCHEMA },
  // Sandbox first: whoever wants live mode says so.
  variable: [
    {
      key: 'baseUrl',
      value: contract.servers[1].url,
      description: 'The sandbox; another host has live mode.',
    },
    { key: 'key', value: '', description: 'An API key: dp_test_…' },
    { key: 'token', value: '', description: 'The token of a person, as login answers it.' },
  ],
  item: contract.tags.map(({ name, description }) => ({
    name,
    description,
    item: operationsOf(contract)
      .filter(({ operation }) => operation.tags.includes(name))
      .map((one) => requestOf(contract, one)),
  })),
});

const requestOf = (contract, { method, path, operation }) => {
  const parameters = (operation.parameters ?? []).map((one) => resolve(contract, one));
  const example = exampleOf(contract, operation);
  const query = parameters.filter((one) => one.in === 'query');
  const inPath = parameters.filter((one) => one.in === 'path');
  return {
    name: operation.operationId,
    request: {
      method: method.toUpperCase(),
      description: [operation.summary, operation.description].filter(Boolean).join('\n\n'),
      auth: authOf(operation),
      header: headersOf(operation, parameters, example),
      url: {
        raw: `{{baseUrl}}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        host: ['{{baseUrl}}'],
        path: path
          .slice(1)
          .replaceAll(/\{(\w+)\}/g, ':$1')
          .split('/'),
        variable: inPath.map(({ name, description, example: value = '' }) => ({
          key: name,
          value: String(value),
          description,
        })),
        // Off until somebody fills them in.
        query: query.map(({ name, description, required = false, example: value = '' }) => ({
          key: name,
          value: String(value),
          description,
          disabled: !required,
        })),
      },
      ...(example && { body: bodyOf(example) }),
    },
  };
};

const authOf = (operation) => {
  if (operation['x-permission'] === 'public') return { type: 'noauth' };
  const pair = (key, value) => ({ key, value, type: 'string' });
  return takesKey(operation)
    ? { type: 'basic', basic: [pair('username', '{{key}}'), pair('password', '')] }
    : { type: 'bearer', bearer: [pair('token', '{{token}}')] };
};

const headersOf = (operation, parameters, example) => [
  ...(example ? [{ key: 'Content-Type', value: example.type }] : []),
  ...(operation['x-idempotent'] ? [{ key: 'Idempotency-Key', value: '{{$guid}}' }] : []),
  ...parameters
    .filter((one) => one.in === 'header' && one.required && one.name !== 'Idempotency-Key')
    .map(({ name, example: value = '', description }) => ({ key: name, value: String(value), description })),
];

const exampleOf = (contract, { requestBody }) => {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (type === undefined) return undefined;
  const [first] = Object.values(media.examples ?? {});
  return { type, value: first === undefined ? media.example : resolve(contract, first).value };
};

const bodyOf = ({ type, value }) =>
  type === 'application/json'
    ? { mode: 'raw', raw: JSON.stringify(value, null, 2), options: { raw: { language: 'json' } } }
    : { mode: 'file', file: {} };

const resolve = (contract, part) =>
  part.$ref === undefined
    ? part
    : resolve(
        contract,
        part.$ref
          .slice(2)
          .split('/')
          .reduce((at, key) => at[key], contract),
      );
