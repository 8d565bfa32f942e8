// Checks what Redocly does not: the error catalogue and its texts, webhook events, unused example files, the runner's overlay, and
// examples against its keywords (sums). Then runs Redocly, with the rules in redocly.yaml and openapi/redocly-rules.mjs.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { jsonpath } from 'json-p3';
import { parse } from 'yaml';
import { addKeywords } from '../packages/contract/src/keywords.ts';
import { ISSUES } from '../packages/domain/src/disbursements/index.ts';
import { bundleOrEnd, operationsOf, webhooksOf } from './gen/bundle.mjs';
import { leftUnsaid } from './lib/contract/left-unsaid.mjs';
import { namesNotBeside } from './lib/named-beside.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { undecidedNumbers } from './lib/contract/undecided-numbers.mjs';

// Codes of the server as a whole, and of rules that no operation returns itself.
const GENERAL = new Set([
  'DPAY_NOT_FOUND',
  'DPAY_METHOD_NOT_ALLOWED',
  'DPAY_REQUEST_TIMEOUT',
  'DPAY_HEADERS_TOO_LARGE',
  'DPAY_MERCHANT_SUSPENDED',
  'DPAY_FEATURE_DISABLED',
  'DPAY_TRANSITION_NOT_ALLOWED',
  // Of single rows of an upload.
  'DPAY_REFERENCE_TAKEN',
]);

// `{count} rows`; limits are never 1.
const COUNTED = /\{(\w+)\} (?!is\b|has\b)[a-z]+s\b/g;

const problems = [];
// Uses the runner's contract, because its keywords apply to examples too.
const { runner: contract } = bundleOrEnd(inRoot('openapi'));
const catalogue = contract['x-error-catalogue'];
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
addKeywords(ajv);
ajv.addSchema(contract, 'contract');

const used = new Set();
const listedEvents = contract.components.examples['webhook-events'].value.data;

const checkExamples = (at, pointer, part) => {
  for (const [type, media] of Object.entries(part?.content ?? {})) {
    const validate = ajv.compile({ $ref: `contract${pointer}/content/${escape(type)}/schema` });
    for (const [name, example] of Object.entries(media.examples ?? {})) {
      const { value } = resolve(example);
      if (!validate(value)) problems.push(`${at}: example ${name}: ${ajv.errorsText(validate.errors)}`);
    }
  }
};

const escape = (key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

const resolve = (part) =>
  part?.$ref
    ? part.$ref
        .slice(2)
        .split('/')
        .reduce((node, key) => node[decodeURIComponent(key).replaceAll('~1', '/')], contract)
    : part;

for (const { path, method, operation: op } of operationsOf(contract)) {
  const at = op.operationId;
  for (const code of [...op['x-errors'], ...(op['x-field-errors'] ?? [])]) used.add(code);
  const base = `#/paths/${escape(path)}/${method}`;
  checkExamples(at, `${base}/requestBody`, op.requestBody);
  for (const [status, response] of Object.entries(op.responses)) {
    for (const code of Object.keys(response.content?.['application/json']?.examples ?? {}))
      if (code.startsWith('DPAY_')) used.add(code);
    checkExamples(at, `${base}/responses/${status}`, response);
  }
}

const checkWebhook = (event, { requestBody }) => {
  const { schema, examples = {} } = requestBody.content['application/json'];
  if (Object.keys(examples).length === 0) problems.push(`${event}: no example`);
  for (const example of Object.values(examples))
    if (resolve(example).value.event !== event) problems.push(`${event}: an example is of another event`);
  if (!JSON.stringify(resolve(schema)).includes(`{"const":"${event}"}`))
    problems.push(`${event}: its schema is of another event`);
  checkExamples(event, `#/webhooks/${escape(event)}/post/requestBody`, requestBody);
  if (!listedEvents.includes(event)) problems.push(`${event}: listWebhookEvents does not show it`);
};

for (const { event, operation } of webhooksOf(contract)) checkWebhook(event, operation);

const checkWords = (code, { status, title, action, cause, params = {}, retryable }) => {
  if (!status || !cause || typeof retryable !== 'boolean')
    problems.push(`${code}: status, cause and retryable are needed`);
  for (const words of [title, ...(action ? [action] : [])]) {
    if (!words?.id || !words?.en) problems.push(`${code}: words in both languages are needed`);
    for (const [, name] of `${words.id} ${words.en}`.matchAll(/\{(\w+)\}/g))
      if (!(name in params)) problems.push(`${code}: no example value for {${name}}`);
  }
  for (const [counted, name] of `${title.en} ${action?.en}`.matchAll(COUNTED))
    if (!/^(min|max|days)/.test(name))
      problems.push(`${code}: ${counted} may be of one: write what is counted before its count`);
  if (!used.has(code) && !GENERAL.has(code) && !code.startsWith('DPAY_FIELD_'))
    problems.push(`${code}: no operation answers it`);
};

for (const [code, entry] of Object.entries(catalogue)) checkWords(code, entry);

const checkIssues = (issues) => {
  const told = Object.entries(issues).map(([code, { level }]) => `${code} ${level}`);
  const decided = Object.entries(ISSUES).map(([code, level]) => `${code} ${level}`);
  for (const one of new Set(told).symmetricDifference(new Set(decided)))
    problems.push(`${one}: openapi/features/disbursements/issues.yaml and ISSUES of the domain differ`);
  for (const [code, { words }] of Object.entries(issues))
    if (!words?.id || !words?.en) problems.push(`${code}: words in both languages are needed`);
};

checkIssues(contract['x-issue-catalogue']);

const checkUnusedExamples = () => {
  const named = new Set(Object.keys(contract.components.examples ?? {}));
  for (const feature of readdirSync(inRoot('openapi/features')))
    for (const path of readdirSync(inRoot('openapi/features', feature, 'examples'), { recursive: true })) {
      const file = basename(path);
      if (file.endsWith('.json') && !named.has(file.replace('.json', '')))
        problems.push(`openapi/features/${feature}/examples/${path}: no operation shows it`);
    }
};

checkUnusedExamples();
problems.push(...namesNotBeside(contract), ...leftUnsaid(contract), ...undecidedNumbers(contract));

// An action with a misspelt target changes nothing, and Redocly does not report it.
const { actions } = parse(readFileSync(inRoot('openapi/runner.overlay.yaml'), 'utf8'));
for (const { target } of actions)
  if (jsonpath.query(target, contract).length === 0)
    problems.push(`openapi/runner.overlay.yaml: ${target} is nothing in the contract`);

const lint = spawnSync(
  inRoot('node_modules/.bin/redocly'),
  ['lint', 'openapi/openapi.yaml', 'openapi/runner.overlay.yaml', '--format=stylish'],
  { cwd: root, encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
);
if (lint.status !== 0) problems.push(`${lint.stdout}${lint.stderr}`.trim());

for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'contract: clean' : `contract: ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
