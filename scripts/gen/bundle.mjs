// Bundles the split contract into one document and expands its extensions, so that no path file repeats them: the headers of signed-in,
// idempotent and OTP operations, and every error of an operation with an example.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expandList, LIST_PARAMETERS } from './lists.mjs';
import { checkForms, ContractMistake, inLine, makeRefuse, readYaml } from './mistakes.mjs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const REQUEST_HEADERS = [
  'IsLive',
  'Timezone',
  'AcceptLanguage',
  'IdempotencyKey',
  'OtpToken',
  'OtpTokenLive',
  'OtpTokenByFlag',
];
const WEBHOOK_HEADERS = ['WebhookId', 'WebhookTimestamp', 'WebhookSignature'];

/** The published contract and the runner's, for a command: a mistake prints its message and exits. */
export const bundleOrEnd = (folder) => {
  try {
    const contract = bundleContract(folder);
    return { contract, runner: runnerContract(contract, folder) };
  } catch (error) {
    if (!(error instanceof ContractMistake)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
};

/** @param {string} folder the openapi/ folder @returns {any} the expanded OpenAPI 3.1 document */
export const bundleContract = (folder) => {
  const contract = bundled(folder, join(folder, 'openapi.yaml'));
  const catalogue = readYaml(folder, 'shared/errors.yaml');
  const shared = readYaml(folder, 'shared/parameters.yaml');
  const issues = readYaml(folder, 'features/disbursements/issues.yaml');
  const refuse = makeRefuse(folder);

  contract['x-error-catalogue'] = catalogue;
  contract['x-issue-catalogue'] = issues;
  contract.components.schemas.DisbursementIssue.properties.code.enum = Object.keys(issues);
  contract.components.parameters = {
    ...contract.components.parameters,
    ...Object.fromEntries(
      [...LIST_PARAMETERS, ...REQUEST_HEADERS, ...WEBHOOK_HEADERS].map((name) => [name, shared[name]]),
    ),
  };
  const [empty] =
    Object.entries(contract.paths).find(([, item]) => !METHODS.some((one) => item?.[one])) ?? [];
  if (empty) throw new ContractMistake(`openapi/openapi.yaml: ${empty} has no operation`);
  checkForms(operationsOf(contract), refuse);
  for (const one of operationsOf(contract)) {
    const { operation, method } = one;
    // Reading never changes anything, except where it takes a code.
    if (method === 'get' && !operation['x-otp']) operation['x-while-viewing'] = true;
    expandList(one, contract, refuse);
    const stranger = codesOf(operation).find((code) => !catalogue[code]);
    if (stranger) refuse(one, `${stranger} is not in openapi/shared/errors.yaml`);
    operation.parameters = [...(operation.parameters ?? []), ...impliedParameters(operation)];
    Object.assign(operation.responses, errorResponses(operation, catalogue));
    if (takesKey(operation))
      for (const response of Object.values(operation.responses)) addRateLimitHeaders(response);
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses).sort(([a], [b]) => a.localeCompare(b)),
    );
  }
  for (const { operation } of webhooksOf(contract))
    Object.assign(operation, {
      security: [],
      parameters: WEBHOOK_HEADERS.map(parameter),
      responses: {
        '2XX': { description: 'Received. Any other status, or no response within 10 seconds, is retried.' },
      },
    });
  return contract;
};

/** The runner's contract: includes the keys of openapi/runner.overlay.yaml. */
const runnerContract = (contract, folder) => {
  const whole = mkdtempSync(join(tmpdir(), 'contract-'));
  const file = join(whole, 'openapi.json');
  try {
    writeFileSync(file, JSON.stringify(contract));
    return bundled(folder, file, ['--overlay', join(folder, 'runner.overlay.yaml')]);
  } finally {
    rmSync(whole, { recursive: true, force: true });
  }
};

const bundled = (folder, file, options = []) => {
  const out = mkdtempSync(join(tmpdir(), 'contract-'));
  const bin = join(dirname(folder), 'node_modules/.bin/redocly');
  try {
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const { status, error, stderr } = spawnSync(
      bin,
      [
        'bundle',
        file,
        '-o',
        join(out, 'bundle.json'),
        // A warning about equal schema names would hide later errors.
        '--component-renaming-conflicts-severity=off',
        ...options,
      ],
      { env, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
    );
    if (error) throw error;
    if (status !== 0) throw new ContractMistake(inLine(stderr));
    return JSON.parse(readFileSync(join(out, 'bundle.json'), 'utf8'));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
};

/** Every operation with its path and method, in document order. */
export const operationsOf = (contract) =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({ path, method, operation: item[method] })),
  );

/** Every webhook by event name. */
export const webhooksOf = (contract) =>
  Object.entries(contract.webhooks ?? {}).map(([event, { post }]) => ({ event, operation: post }));

const parameter = (name) => ({ $ref: `#/components/parameters/${name}` });

const impliedParameters = (operation) => [
  parameter('AcceptLanguage'),
  ...(operation['x-permission'] === 'public' ? [] : [parameter('IsLive'), parameter('Timezone')]),
  ...(operation['x-idempotent'] ? [parameter('IdempotencyKey')] : []),
  ...(operation['x-otp'] ? [parameter(otpParameter(operation))] : []),
];

const otpParameter = (operation) => {
  if (operation['x-otp-feature']) return 'OtpTokenByFlag';
  return operation['x-otp-mode'] === 'live' ? 'OtpTokenLive' : 'OtpToken';
};

const KEY_ERRORS = [
  'DPAY_API_KEY_INVALID',
  'DPAY_API_KEY_NOT_BASIC',
  'DPAY_API_KEY_EXPIRED',
  'DPAY_API_KEY_REVOKED',
  'DPAY_API_KEY_IP_NOT_ALLOWED',
  'DPAY_API_KEY_SUBACCOUNT_CLOSED',
];

// Expanding a record also needs that record's scope.
const needsScope = (operation) =>
  operation['x-scope'] !== 'any' || (operation.parameters ?? []).some(({ name }) => name === 'expand');

/** Whether a merchant's server may call it (security scheme apiKey). */
export const takesKey = (operation) => (operation.security ?? []).some((scheme) => 'apiKey' in scheme);

/** The key's position in its published rate (`x-rate-limits`). */
const addRateLimitHeaders = (response) => {
  const integer = { schema: { type: 'integer' } };
  response.headers = {
    ...response.headers,
    'RateLimit-Limit': integer,
    'RateLimit-Remaining': integer,
    'RateLimit-Reset': integer,
  };
};

/** Whether live mode refuses it to a merchant that is not activated: everything but the own session, sign-in and the activation. */
const needsActivation = (operation) =>
  operation['x-mode'] === 'any' &&
  !operation['x-before-activation'] &&
  (!['public', 'any'].includes(operation['x-permission']) || takesKey(operation));

/** The codes implied by the operation's properties, before those it lists in x-errors. */
export const impliedErrors = (operation) => {
  const permission = operation['x-permission'];
  const callable = permission !== 'public';
  const people = callable && permission !== 'key';
  const keys = takesKey(operation);
  return [
    ...(callable ? ['DPAY_UNAUTHORIZED_ACCESS', 'DPAY_MODE_MISMATCH'] : []),
    ...(people ? ['DPAY_SESSION_EXPIRED'] : []),
    ...(people && !operation['x-before-two-step'] ? ['DPAY_TWO_STEP_SETUP_REQUIRED'] : []),
    ...(people && permission !== 'any' ? ['DPAY_FORBIDDEN'] : []),
    ...(people && !operation['x-while-viewing'] ? ['DPAY_VIEWING_AS'] : []),
    ...(people && !keys ? ['DPAY_API_KEY_NOT_ALLOWED'] : []),
    ...(permission === 'key' ? ['DPAY_API_KEY_REQUIRED'] : []),
    ...(needsActivation(operation) ? ['DPAY_ACCOUNT_NOT_ACTIVE'] : []),
    ...(keys ? KEY_ERRORS : []),
    ...(keys && needsScope(operation) ? ['DPAY_API_KEY_SCOPE_MISSING'] : []),
    ...(operation['x-feature'] ? ['DPAY_FEATURE_DISABLED'] : []),
    ...(operation['x-mode'] === 'sandbox' ? ['DPAY_SANDBOX_ONLY'] : []),
    ...(operation['x-otp'] ? ['DPAY_OTP_REQUIRED'] : []),
    'DPAY_INVALID_REQUEST',
    ...(operation.requestBody ? ['DPAY_PAYLOAD_TOO_LARGE', 'DPAY_UNSUPPORTED_MEDIA_TYPE'] : []),
    ...(operation['x-idempotent']
      ? ['DPAY_IDEMPOTENCY_KEY_REQUIRED', 'DPAY_IDEMPOTENCY_MISMATCH', 'DPAY_REQUEST_IN_PROGRESS']
      : []),
    'DPAY_RATE_LIMITED',
    'DPAY_INTERNAL_ERROR',
    'DPAY_SERVICE_UNAVAILABLE',
  ];
};

const codesOf = (operation) => [
  ...impliedErrors(operation),
  ...operation['x-errors'],
  ...(operation['x-field-errors'] ?? []),
];

const errorResponses = (operation, catalogue) => {
  const codes = [...new Set([...impliedErrors(operation), ...operation['x-errors']])];
  const byStatus = Map.groupBy(codes, (code) => String(catalogue[code].status));
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => catalogue[code].title.en).join(' '),
        headers: {
          'X-Request-Id': { schema: { type: 'string' } },
          ...(status === '429' ? { 'Retry-After': { schema: { type: 'integer' } } } : {}),
        },
        content: {
          'application/json': operation['x-snap-service']
            ? snapErrors(group, status, catalogue, operation)
            : {
                schema: {
                  allOf: [
                    { $ref: '#/components/schemas/Error' },
                    { type: 'object', properties: { error_code: { enum: group } } },
                  ],
                },
                examples: Object.fromEntries(
                  group.map((code) => [code, { value: errorExample(code, catalogue, operation) }]),
                ),
              },
        },
      },
    ]),
  );
};

/** SNAP's form: status, service and case in one number; the case is with the code's texts. */
const snapErrors = (codes, status, catalogue, operation) => {
  const example = (code) => {
    const { case: number = '00', message = catalogue[code].title.en } = catalogue[code].snap ?? {};
    return { responseCode: `${status}${operation['x-snap-service']}${number}`, responseMessage: message };
  };
  return {
    schema: { $ref: '#/components/schemas/SnapError' },
    examples: Object.fromEntries(codes.map((code) => [code, { value: example(code) }])),
  };
};

const errorExample = (code, catalogue, operation) => {
  const { title, action, params } = catalogue[code];
  const fields = code === 'DPAY_INVALID_REQUEST' ? (operation['x-field-errors'] ?? []) : [];
  return {
    error: fill([title.id, action?.id].filter(Boolean).join(' '), params),
    error_code: code,
    request_id: 'req_01KAJ800000000000000000001',
    ...(params ? { params } : {}),
    ...(fields.length > 0
      ? {
          errors: fields.map((field) => ({
            field: 'field',
            code: field,
            message: fill(catalogue[field].title.id, catalogue[field].params),
          })),
        }
      : {}),
  };
};

const fill = (text, params = {}) =>
  text.replace(/\{(\w+)\}/g, (_, name) => String(params[name] ?? `{${name}}`));
