// Mistakes in the contract that affect gen, in one line each: file, operation, mistake.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';

/** A mistake with a message that needs no stack. */
export class ContractMistake extends Error {}

/** @returns {any} the content of a YAML file under openapi/ */
export const readYaml = (folder, path) => {
  try {
    return parse(readFileSync(join(folder, path), 'utf8'));
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new ContractMistake(`openapi/${path}: ${error.message.split('\n')[0].replace(/:$/, '')}`);
  }
};

/**
 * Joins the bundler's message into one line: `paths.yaml:22:21 at #/balance/get: Can't resolve $ref`. Its other messages mostly follow
 * from that one.
 */
export const inLine = (stderr) => {
  const [, at, what] = /^\[1\] (\S.*?) *\n\n(.+)$/m.exec(stderr) ?? [];
  return at ? `${at}: ${what}` : `The contract cannot be read as one.\n${stderr.trim()}`;
};

/** Returns a function that throws a mistake of an operation, with its file. */
export const makeRefuse =
  (folder) =>
  ({ path, method, operation }, what) => {
    const { $ref = 'openapi.yaml' } = readYaml(folder, 'openapi.yaml').paths[path];
    const id = isName(operation.operationId) ? operation.operationId : `${method} ${path}`;
    throw new ContractMistake(`openapi/${$ref.split('#')[0]}: ${id}: ${what}`);
  };

const isList = (value) => Array.isArray(value) && value.every((one) => typeof one === 'string');
const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isName = (value) => /^[a-z]\w*$/i.test(value) && typeof value === 'string';

/** The properties that gen reads from each operation, and their form. The linter checks the rest. */
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

/** Refuses operations that gen cannot process, and duplicate names. */
export const checkForms = (operations, refuse) => {
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
};
