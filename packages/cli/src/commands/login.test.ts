import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KEY, run } from '../testing/run.ts';
import { smallServer } from '../testing/small-server.ts';
import type { World } from '../world.ts';

const MADE = 'dp_test_madeByTheBrowserSignIn0000000001';
const TYPED = 'dp_test_typedByAPerson000000000000000001';
const TYPED_LIVE = TYPED.replace('test', 'live');
const ATTACK = '\u001B]0;owned\u0007';

let api: Awaited<ReturnType<typeof smallServer>>;
let started: Record<string, unknown>;
let home: string;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'dasbor-login-'));
  started = {
    device_code: 'd',
    user_code: 'ABCD-EFGH',
    verification_url: 'https://d.test/#/code',
    interval: 0,
  };
  api = await smallServer((response, { url }) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: dataOf(url) }));
  });
});
afterEach(() => api.close());

const dataOf = (url: string) => {
  if (url.endsWith('/cli/sign-ins')) return started;
  if (url.includes('/cli/sign-ins')) return { status: 'approved', secret: MADE };
  return {
    id: 'key_1',
    name: `Kasir${ATTACK}`,
    last_four: '0001',
    expires_at: null,
    scopes: {},
    merchant: { id: 'mer_1', name: `Kopi${ATTACK}` },
  };
};

const file = () => join(home, 'dasbor/keys.json');
const keep = (sandbox: object) => {
  mkdirSync(join(home, 'dasbor'), { recursive: true });
  writeFileSync(file(), JSON.stringify({ sandbox }), { mode: 0o600 });
};
const dasbor = (line: string, world: Partial<World> = {}, env: Record<string, string> = {}) =>
  run(line, { XDG_CONFIG_HOME: home, ...env }, world);
const login = (more = '', world: Partial<World> = {}) => dasbor(`login --api ${api.url} ${more}`, world);
const revoked = () =>
  api.asked
    .filter(({ url }) => url.endsWith('/revoke'))
    .map(({ headers }) =>
      Buffer.from(String(headers.authorization).slice(6), 'base64').toString().slice(0, -1),
    );

describe('a key that was typed', () => {
  test('is not revoked by the next sign-in, which says so', async () => {
    await login('--key', { readInput: async () => TYPED }).code;
    const { code, said } = login();

    expect(await code).toBe(0);
    expect(revoked()).toEqual([]);
    expect(said.join('\n')).toContain('The key that was stored before is not revoked');
  });

  test('is only deleted by logout, which says so', async () => {
    await login('--live --key', { readInput: async () => TYPED_LIVE }).code;
    const { code, said } = dasbor('logout --live');

    expect(await code).toBe(0);
    expect(revoked()).toEqual([]);
    expect(existsSync(file())).toBe(false);
    expect(said.join()).toMatch(/deleted from this computer\. It was typed, so it is not revoked/);
  });

  test('is asked for with the host that it is sent to', async () => {
    const questions: string[] = [];
    const ask = async (question: string) => {
      questions.push(question);
      return TYPED;
    };
    await login('--key', { ask }).code;

    expect(questions).toEqual([`API key for ${api.url}: `]);
  });
});

test('a key that the sign-in by browser made is revoked by the next one and by logout', async () => {
  keep({ key: KEY, api: api.url, made: true });
  await login().code;
  expect(revoked()).toEqual([KEY]);

  await dasbor('logout').code;
  expect(revoked()).toEqual([KEY, MADE]);
});

describe("a host's answer", () => {
  test.each(['file:///etc/passwd', 'http://d.test/', 'javascript:alert(1)', 'no address', null])(
    'with the page %s is refused, and nothing is opened or stored',
    async (address) => {
      started = { ...started, verification_url: address };
      const opened: string[] = [];
      const { code, complained } = login('', { browse: (url) => opened.push(url) });

      expect(await code).toBe(1);
      expect(complained.join()).toMatch(/is no https address of a dashboard/);
      expect(opened).toEqual([]);
      expect(existsSync(file())).toBe(false);
    },
  );

  test.each(['https://d.test/#/code', 'http://localhost:4000/#/code', 'http://[::1]:4000/#/code'])(
    'with the page %s is opened',
    async (address) => {
      started = { ...started, verification_url: address };
      const opened: string[] = [];

      expect(await login('', { browse: (url) => opened.push(url) }).code).toBe(0);
      expect(opened).toEqual([address]);
    },
  );

  test('cannot command the terminal', async () => {
    started = { ...started, user_code: `A${ATTACK}`, verification_url: `https://d.test/#/${ATTACK}\u009B2J` };
    const { code, said } = login();

    expect(await code).toBe(0);
    // oxlint-disable-next-line no-control-regex
    for (const line of said) expect(line).not.toMatch(/[\u0000-\u001F\u007F-\u009F]/);
  });
});

describe('a key is not sent over plain http', () => {
  const refused = /^the key would travel unencrypted to http:\/\/other\.test: use https/;

  test.each<[string, Record<string, string>]>([
    ['login --key', {}],
    ['login', {}],
    ['list orders', { DASBOR_KEY: KEY }],
    ['create order --reference-id A-1', { DASBOR_KEY: KEY }],
    ['whoami', { DASBOR_KEY: KEY }],
    ['logs tail', { DASBOR_KEY: KEY }],
    ['listen --forward http://localhost:9', { DASBOR_KEY: KEY }],
  ])('by %s', async (line, env) => {
    let asked = 0;
    const ask = async () => String((asked += 1));
    const { code, complained } = dasbor(line, { ask }, { DASBOR_URL: 'http://other.test', ...env });

    expect(await code).toBe(2);
    expect(complained.join()).toMatch(refused);
    expect(asked).toBe(0);
  });

  test('by logout, whatever the file says', async () => {
    keep({ key: KEY, api: 'http://other.test', made: true });
    const { code, complained } = dasbor('logout');

    expect(await code).toBe(2);
    expect(complained.join()).toMatch(refused);
  });
});
