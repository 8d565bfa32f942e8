// What whoever writes the contract gets wrong in what gen reads, told in a line each: file, operation, what it is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';

/** A mistake in words that need no stack. */
export class ContractMistake extends Error {}

/** @returns {any} what a YAML file under openapi/ says */
export function readYaml(folder, path) {
  try {
    return parse(readFileSync(join(folder, path), 'utf8'));
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new ContractMistake(`openapi/${path}: ${error.message.split('\n')[0].replace(/:$/, '')}`);
  }
}

/** What the bundler tells over several lines, in one: `paths.yaml:22:21 at #/balance/get: Can't resolve $ref`. What else it tells mostly comes of that. */
export function inLine(stderr) {
  const [, at, what] = /^\[1\] (\S.*?) *\n\n(.+)$/m.exec(stderr) ?? [];
  return at ? `${at}: ${what}` : `The contract cannot be read as one.\n${stderr.trim()}`;
}

/** A function that throws what is wrong with an operation, by the file in which it stands. */
export function makeRefuse(folder) {
  return ({ path, method, operation }, what) => {
    const { $ref = 'openapi.yaml' } = readYaml(folder, 'openapi.yaml').paths[path];
    const id = isName(operation.operationId) ? operation.operationId : `${method} ${path}`;
    throw new ContractMistake(`openapi/${$ref.split('#')[0]}: ${id}: ${what}`);
  };
}

const isList = (value) => Array.isArray(value) && value.every((one) => typeof one === 'string');
const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isName = (value) => /^[a-z]\w*$/i.test(value) && typeof value === 'string';

/** What gen takes from each operation, and the form in which it does. Of the rest tells the linter. */
const FORMS = {
  operationId: ['no name of letters and digits', isName],
  summary: ['no text', (value) => typeof value === 'string'],
  tags: ['no list of names', (value) => isList(value) && value.length > 0],
  'x-errors': ['no list of codes', isList],
  'x-field-errors': ['no list of codes', (value = []) => isList(value)],
  parameters: ['no list', (value = []) => Array.isArray(value) && value.every(isMap)],
  security: ['no list', (value = []) => Array.isArray(value) && value.every(isMap)],
  responses: ['no map of statuses to answers', (value) => isMap(value) && Object.values(value).every(isMap)],
};

/** Refuses operations of a form that gen cannot take, and names that two have. */
export function checkForms(operations, refuse) {
  const named = new Map();
  for (const one of operations) {
    for (const [key, [what, isRight]] of Object.entries(FORMS))
      if (!isRight(one.operation[key]))
        refuse(one, one.operation[key] === undefined ? `${key} is missing` : `${key} is ${what}`);
    const { operationId } = one.operation;
    const other = named.get(operationId);
    if (other) refuse(one, `operationId is also that of ${other.method} ${other.path}`);
    named.set(operationId, one);
  }
}
