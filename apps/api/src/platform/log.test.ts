import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import { PASSWORD } from '../testing/people.ts';
import { makeLog } from './log.ts';

const CLAIM = 'lAbCdEfGhIjKlMnOpQrStUw';
let lines = '';
const logTo = new Writable({
  write: (chunk: Buffer, _, done) => {
    lines += chunk.toString();
    done();
  },
});
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ logTo });
});
afterAll(() => app.close());

test('a day of use writes no token, code, password, name, address or number to the log', async () => {
  const tokens = await app.signIn('owner@a.test');
  await app.ask('POST', '/dashboard/login', { payload: { email: 'two-step@a.test', password: PASSWORD } });
  const { code } = await app.mailTo('two-step@a.test');
  await app.ask('POST', '/dashboard/users/refresh_token', { payload: { token: tokens.refresh } });
  await app.ask('POST', '/dashboard/users/forgot_password', { payload: { email: 'owner@a.test' } });
  const reset = await app.mailTo('owner@a.test');
  await app.ask('POST', '/dashboard/users/reset_password', {
    payload: { token: reset.token, password: 'Salah', password_confirmation: 'x' },
  });
  await app.ask('GET', '/dashboard/profile', { token: tokens.live });
  await app.ask('GET', '/dashboard/search?q=8808123456789012', { token: tokens.live });
  await app.ask('GET', '/dashboard/nowhere?name=Sari', { token: tokens.live });
  await app.ask('GET', `/refund-claims/${CLAIM}`);
  await app.ask('POST', `/refund-claims/${CLAIM}`, {
    payload: { bank_code: 'bca', account_number: '9990001112' },
  });

  expect(lines).toContain('"operation":"login"');
  expect(lines).toContain('"request_id":"req_');
  const canaries = [
    PASSWORD,
    code,
    tokens.live,
    tokens.sandbox,
    tokens.refresh,
    reset.token,
    'Sari',
    'a.test',
    '8808123456789012',
    '6281234567890',
    CLAIM,
    '9990001112',
  ];
  for (const canary of canaries) expect(lines, canary).not.toContain(canary);
});

test('a secret logged by mistake is redacted, and an error keeps its location but not its values', () => {
  let text = '';
  const log = makeLog('info', { write: (line) => void (text += line) });

  log.info(
    {
      token: 'canary',
      headers: { authorization: 'canary', 'x-otp-token': 'canary' },
      person: { account_number: 'canary' },
    },
    'said',
  );
  log.error(
    {
      err: Object.assign(new Error('invalid input syntax for type bigint: "canary"'), {
        code: '22P02',
        detail: 'canary',
      }),
    },
    'failed',
  );

  expect(text).not.toContain('canary');
  expect(text).toContain('log.test');
  expect(text).toContain('22P02');
});

test.runIf(existsSync('/dev/full'))('a full log disk does not end the process', () => {
  const full = openSync('/dev/full', 'w');
  const program = `
    const { makeLog } = await import(${JSON.stringify(import.meta.resolve('./log.ts'))});
    const log = makeLog('info');
    log.info('one');
    setImmediate(() => { log.info('two'); console.error('goes on'); });`;

  const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', full, 'pipe'],
    timeout: 10_000,
    encoding: 'utf8',
  });
  closeSync(full);

  expect(stderr).toContain('goes on');
  expect(status).toBe(0);
});
