import { expect, test } from 'vitest';
import { makePasswords } from './passwords.ts';

const CHEAP = { memory: 8, passes: 1, parallelism: 1 };

test('a hash is Argon2id with the cost recommended by OWASP and its own nonce', async () => {
  const { hash } = makePasswords();
  const [one, another] = await Promise.all([hash('Kopi-Nusantara-1'), hash('Kopi-Nusantara-1')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(another).not.toBe(one);
});

test('a hash matches its own password and no other', async () => {
  const { hash, matches } = makePasswords(CHEAP);
  const known = await hash('123456');
  expect(await matches(known, '123456')).toBe(true);
  expect(await matches(known, '123457')).toBe(false);
  expect(await matches(known, '')).toBe(false);
});

test('an old hash still matches after the cost was raised', async () => {
  const before = await makePasswords(CHEAP).hash('Kopi-Nusantara-1');
  expect(await makePasswords({ ...CHEAP, passes: 2 }).matches(before, 'Kopi-Nusantara-1')).toBe(true);
});

test.each([null, undefined, '', 'Kopi-Nusantara-1', '$argon2i$v=19$m=8,t=1,p=1$AAAA$AAAA'])(
  'nothing matches the invalid hash %j',
  async (known) => {
    expect(await makePasswords(CHEAP).matches(known, 'Kopi-Nusantara-1')).toBe(false);
  },
);
