import { afterEach, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { run } from './testing/run.ts';
import { smallServer } from './testing/small-server.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const TO = '--forward http://localhost:9/webhooks';
const refusal = async (line: string, env?: Record<string, string>) => {
  const { code, complained, said } = run(line, env);
  expect(await code).toBe(1);
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
  ['no key', `listen ${TO}`, /^set DASBOR_KEY to an API key that may read webhooks/, {}],
  ['what is no key', `listen ${TO}`, /^DASBOR_KEY is no API key: it begins with/, { DASBOR_KEY: 'whsec_1' }],
  ['a host that is no address', `listen ${TO} --api nonsense`, /^the host of the API is no address/],
  [
    'a host that nobody is at',
    `listen ${TO} --api http://localhost:9`,
    /^nothing answers at http:\/\/localhost:9:/,
  ],
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
])('%s is reported in one line', async (_, line, wanted, env) => {
  expect(await refusal(line, env)).toMatch(wanted);
});

test("a refusal is reported with the API's message, code and request id, and without the key", async () => {
  const api = await smallServer((response) => {
    response.writeHead(401, { 'content-type': 'application/json', 'x-request-id': 'req_1' });
    response.end(JSON.stringify({ error: 'No.', error_code: 'DPAY_API_KEY_INVALID', request_id: 'req_1' }));
  });
  closing.push(api.close);

  const line = await refusal(`listen ${TO} --api ${api.url}`);

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

  expect(await refusal(`listen ${TO} --api ${api.url}`)).toMatch(
    /^The address of the API is not right\. Set baseUrl .+ \[HTTP_\d{3}\]$/,
  );
});

test('help is printed on request', async () => {
  const { code, said } = run('--help');

  expect(await code).toBe(0);
  expect(said.join()).toContain('dasbor listen --forward');
  for (const scope of ['payments', 'orders', 'settlements', 'disbursements'])
    expect(said.join()).toContain(`${scope}:read`);
});

test("the version is the package's", async () => {
  for (const line of ['--version', '-v']) {
    const { code, said } = run(line);
    expect(await code).toBe(0);
    expect(said).toEqual([manifest.version]);
  }
});
