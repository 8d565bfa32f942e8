import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asDeveloper, newKey } from './person.ts';
import { dasbor, LIVE, newHome, SANDBOX, start, startBetween } from './support.ts';

const signedInAt = (home: string) => ({ DASBOR_KEY: '', DASBOR_URL: '', XDG_CONFIG_HOME: home });
const fileIn = (home: string) => join(home, 'dasbor/keys.json');

/** Starts a sign-in and answers its code in the dashboard. */
const logIn = async (home: string, verb: 'approve' | 'refuse') => {
  const { child, result } = start(['login', '--no-browser', '--api', SANDBOX], signedInAt(home));
  const ended = result();
  const userCode = await new Promise<string>((resolve) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += String(chunk);
      const [, code] = /compare this code: (\S+)/.exec(text) ?? [];
      if (code) resolve(code);
    });
  });
  const post = await asDeveloper();
  await post(`cli/sign-ins/${verb}`, { user_code: userCode });
  return ended;
};

describe('after a sign-in by browser', () => {
  const home = newHome();
  let said: string;
  beforeAll(async () => ({ said } = await logIn(home, 'approve')));
  const stored = () =>
    (JSON.parse(readFileSync(fileIn(home), 'utf8')) as { sandbox: { key: string; api: string } }).sandbox;

  test('the key is stored for the user only, and was not printed', () => {
    expect(said).toContain(`${LIVE}/#/settings/command-line?code=`);
    expect(said).toMatch(/Signed in to .+ in sandbox with the key "CLI on .+" \(…\w{4}\)\./);
    expect(said).not.toContain(stored().key);
    expect(statSync(fileIn(home)).mode & 0o777).toBe(0o600);
    expect(statSync(join(home, 'dasbor')).mode & 0o777).toBe(0o700);
  });

  test('commands use it at its host', async () => {
    const { said: who } = await dasbor(['whoami'], signedInAt(home));
    const { code } = await dasbor(['list', 'orders', '--limit', '1'], signedInAt(home));

    expect(who).toMatch(/^mode +sandbox$/m);
    expect(who).toMatch(/^from +dasbor login$/m);
    expect(who).toContain('logs:read');
    expect(who).not.toContain(stored().key);
    expect(code).toBe(0);
  });

  test('it is never sent to another host, whatever the environment says', async () => {
    const elsewhere = await startBetween(() => false);
    const env = { ...signedInAt(home), DASBOR_URL: elsewhere.url };
    const { code, complained } = await dasbor(['list', 'orders'], env);
    elsewhere.close();

    expect(code).toBe(2);
    expect(complained).toContain(`your key is for ${SANDBOX}, not for ${elsewhere.url}`);
    expect(elsewhere.asked).toEqual([]);
  });

  test('a second sign-in replaces the key and revokes the first', async () => {
    const first = stored().key;
    await logIn(home, 'approve');

    const { complained } = await dasbor(['whoami'], { DASBOR_KEY: first });
    expect(stored().key).not.toBe(first);
    expect(complained).toContain('DPAY_API_KEY_REVOKED');
  });

  test('signing out revokes the key and deletes it', async () => {
    const { key } = stored();
    const { code } = await dasbor(['logout'], signedInAt(home));

    expect(code).toBe(0);
    expect(existsSync(fileIn(home))).toBe(false);
    expect((await dasbor(['whoami'], { DASBOR_KEY: key })).complained).toContain('DPAY_API_KEY_REVOKED');
    expect((await dasbor(['logout'], signedInAt(home))).complained).toContain('no sandbox key is stored');
  });
});

test('a refused sign-in stores nothing', async () => {
  const home = newHome();
  const { code, complained } = await logIn(home, 'refuse');

  expect(code).toBe(1);
  expect(complained).toBe('dasbor: the sign-in was refused in the dashboard\n');
  expect(existsSync(fileIn(home))).toBe(false);
});

test('an interrupted sign-in stores nothing', async () => {
  const home = newHome();
  const { child, result } = start(['login', '--no-browser', '--api', SANDBOX], signedInAt(home));
  child.stdout.once('data', () => child.kill('SIGINT'));

  expect((await result()).code).toBe(1);
  expect(existsSync(fileIn(home))).toBe(false);
});

describe('login --key', () => {
  const home = newHome();
  const login = (args: string[], input: string) =>
    dasbor(['login', '--api', SANDBOX, ...args], signedInAt(home), input);
  let key: string;
  beforeAll(async () => {
    key = await newKey({ orders: 'read' });
  });
  afterAll(() => dasbor(['logout'], signedInAt(home)));

  test.each([
    ['a key of nobody', ['--key'], 'dp_test_0123456789abcdefghijABCDEFGHIJ00', 'DPAY_API_KEY_INVALID'],
    ['a text that is no key', ['--key'], 'hunter2', 'this is no API key'],
    [
      'a key of the other mode',
      ['--key'],
      'dp_live_0123456789abcdefghijABCDEFGHIJ00',
      'this is a live key: add --live',
    ],
    ['a key as an argument', ['dp_test_x'], '', 'a key is never an argument'],
  ])('%s is refused and not stored', async (_, args, input, said) => {
    const { complained } = await login(args, input);

    expect(complained).toContain(said);
    expect(existsSync(fileIn(home))).toBe(false);
  });

  test('reads the key from the standard input and stores it', async () => {
    const { code, said } = await login(['--key'], `${key}\n`);

    expect(code).toBe(0);
    expect(said).not.toContain(key);
    expect((await dasbor(['whoami'], signedInAt(home))).said).toContain('Uji CLI');
  });
});
