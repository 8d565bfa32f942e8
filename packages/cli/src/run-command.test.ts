import { afterEach, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { commands } from './commands.ts';
import { run } from './testing/run.ts';
import { smallServer } from './testing/small-server.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const TO = '--forward http://localhost:9/webhooks';
const refusal = async (line: string, exitCode: number, env?: Record<string, string>) => {
  const { code, complained, said } = run(line, env);
  expect(await code).toBe(exitCode);
  expect(said).toEqual([]);
  expect(complained).toHaveLength(1);
  expect(complained[0]).not.toContain('\n');
  return complained[0];
};

test.each<[string, string, RegExp, Record<string, string>?]>([
  ['no address', 'listen', /^say where to: --forward http/],
  [
    'an address that is none',
    'listen --forward localhost:3000',
    /^localhost:3000 is no address; it looks like/,
  ],
  [
    'an address with a password',
    'trigger order.created --forward http://u:p4ss@localhost:9/webhooks',
    /^a user or password in the address is not taken: leave it out of --forward$/,
  ],
  ['an address with a user', 'listen --forward http://u@localhost:9', /^a user or password in the address/],
  ['no key', `listen ${TO}`, /^no key is stored: run dasbor login, or set DASBOR_KEY$/, {}],
  ['no live key', `listen ${TO} --live`, /^no live key is stored: run dasbor login --live/, {}],
  ['a sandbox key for live', `listen ${TO} --live`, /^DASBOR_KEY is a sandbox key/],
  ['what is no key', `listen ${TO}`, /^DASBOR_KEY is no API key: it begins with/, { DASBOR_KEY: 'whsec_1' }],
  ['a host that is no address', `listen ${TO} --api nonsense`, /^the host of the API is no address/],
  [
    'an unknown event',
    `listen ${TO} --events order.created,order.eaten`,
    /^there is no event order.eaten; there are acc/,
  ],
  [
    'a word that is nobody’s value',
    `listen order.created order.completed ${TO}`,
    /^listen takes no order.created; for certain events it is --events order.created,order.completed$/,
  ],
  ['a secret that is none', `listen ${TO} --secret abc`, /secret/],
  ['an API key for a secret', `listen ${TO} --secret dp_test_1`, /^This is an API key/],
  ['an unknown command', 'lissen', /^there is no command lissen/],
  ['an unknown option', 'listen --to x', /^there is no option --to; dasbor --help names those there are$/],
  ['an option without what it needs', 'listen --forward', /^--forward needs a value after it; dasbor --help/],
  ['a value that nobody asked for', 'listen --help=yes', /^--help takes no value; dasbor --help/],
  ['no event to trigger', `trigger ${TO}`, /^say which event/],
  ['no secret to sign with', `trigger order.created ${TO}`, /^say which secret your receiver knows/, {}],
  ['no record', 'list', /^say what to list: api-requests, balance-entries, /],
  ['an unknown record', 'create ordr', /^there is no ordr to create; there are disbursements, orders, /],
  ['a record that cannot be created', 'create settlement', /^there is no settlement to create;/],
  ['no id', 'get payment', /^it takes one id after the record, not 0$/],
  ['a word too many', 'list orders completed', /^completed is one word too many; options begin with --$/],
  ['an amount with dots', 'create order --total_amount 45.000', /^--total-amount is a whole number/],
  [
    'a status that a list does not have',
    'list payments --status completed,nope',
    /^--status takes .*completed.*, not nope$/,
  ],
  [
    'a method that a payment does not have',
    'create payment --method cash',
    /^--method takes .*va.*, not cash$/,
  ],
  ['a status of no request', 'logs tail --status 200', /^--status takes 2xx, 4xx, 5xx, not 200$/],
  ['data that is not JSON', 'create order --data {', /^--data is not JSON$/],
  ['no field', 'create order', /^say what it has: dasbor create order --help/],
  ['no limit', 'list orders --limit 0', /^--limit is a whole number from 1$/],
  ['an id without a page', 'open evt_01KAJ800000000000000000001', /^evt_… has no page; these have: ord_ /],
  ['an id that is none', 'open payment-1', /^say which record: dasbor open pay_…/],
  ['an unknown shell', 'completion tcsh', /^say which shell: bash, zsh, fish$/],
])('%s is reported in one line', async (_, line, wanted, env) => {
  expect(await refusal(line, 2, env)).toMatch(wanted);
});

test('a host that nobody is at is reported in one line', async () => {
  expect(await refusal(`listen ${TO} --api http://localhost:9`, 1)).toMatch(
    /^nothing answers at http:\/\/localhost:9:/,
  );
});

test("a refusal is reported with the API's message, code and request id, and without the key", async () => {
  const api = await smallServer((response) => {
    response.writeHead(401, { 'content-type': 'application/json', 'x-request-id': 'req_1' });
    response.end(JSON.stringify({ error: 'No.', error_code: 'DPAY_API_KEY_INVALID', request_id: 'req_1' }));
  });
  closing.push(api.close);

  const line = await refusal(`listen ${TO} --api ${api.url}`, 1);

  expect(line).toMatch(/^The API key is .+ \[DPAY_API_KEY_INVALID req_1\]$/);
  expect(line).not.toContain('dp_test_');
});

test.each<[string, number, string, string]>([
  ['a web page', 200, 'text/html', '<!doctype html><title>It works</title>'],
  ['JSON of something else', 200, 'application/json', '{"status":"up"}'],
  ['nothing', 204, 'text/plain', ''],
  ['a redirect', 302, 'text/plain', ''],
])('%s instead of the API is reported with where to look', async (_, status, type, body) => {
  const api = await smallServer((response) => response.writeHead(status, { 'content-type': type }).end(body));
  closing.push(api.close);

  expect(await refusal(`listen ${TO} --api ${api.url}`, 1)).toMatch(
    /^The address of the API is not right\. Set baseUrl .+ \[HTTP_\d{3}\]$/,
  );
});

test('help is printed on request, and explains each command', async () => {
  const { code, said } = run('--help');

  expect(await code).toBe(0);
  for (const name of Object.keys(commands)) {
    expect(said.join()).toContain(`dasbor ${name}`);
    const help = run(`${name} --help`);
    expect(await help.code).toBe(0);
    expect(help.said.join()).toContain('--help');
  }
});

test('help for listen names the scopes of a key, and for a record its fields', async () => {
  const { said } = run('listen --help');
  for (const scope of ['webhooks', 'payments', 'orders', 'settlements', 'disbursements'])
    expect(said.join()).toContain(`${scope}:read`);

  expect(run('create payment --help').said.join()).toMatch(/--method .+required \(.*va.*\)/);
});

test("the version is the package's", async () => {
  for (const line of ['--version', '-v']) {
    const { code, said } = run(line);
    expect(await code).toBe(0);
    expect(said).toEqual([manifest.version]);
  }
});
