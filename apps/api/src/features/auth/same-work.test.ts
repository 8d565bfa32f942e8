import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import type { Db } from '../../platform/db/db.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Counts what an answer waits for: transactions, their statements, and hashes. The target table of a write does not matter. */
const workOf = async (path: string, payload: object) => {
  const work: string[] = [];
  const { signIn } = app.deps.db;
  const transactions = vi.spyOn(app.deps.db, 'signIn').mockImplementation(((inside) => {
    work.push('begin');
    return signIn((tx) => inside(counting(tx, work)));
  }) as Db['signIn']);
  const hashes = [
    vi.spyOn(app.deps.passwords, 'matches').mockImplementation(async () => (work.push('hash'), false)),
    vi.spyOn(app.deps.passwords, 'hash').mockImplementation(async () => (work.push('hash'), '')),
  ];
  const { status } = await app.ask('POST', path, { payload });
  for (const spy of [transactions, ...hashes]) spy.mockRestore();
  return { status, work };
};

type Tx = Parameters<Parameters<Db['signIn']>[0]>[0];
const counting = (tx: Tx, work: string[]): Tx =>
  new Proxy(tx, {
    get: (target, name: keyof Tx) => {
      const method = target[name];
      if (typeof method !== 'function') return method;
      return (...args: unknown[]) => {
        work.push(name === 'run' ? 'write' : 'read');
        return (method as (...all: unknown[]) => unknown).apply(target, args);
      };
    },
  });

test('a refused sign-in does the same work for an unknown address, before and after the lock', async () => {
  const refused = (email: string) => workOf('/dashboard/login', { email, password: 'Salah-Sekali-1' });

  for (const nth of [1, 2, 3, 4, 5, 6]) {
    const known = await refused('finance@a.test');
    const unknown = await refused('nobody@nowhere.test');

    expect([nth, unknown]).toEqual([nth, known]);
    expect(known.work.filter((one) => one === 'hash')).toHaveLength(nth === 6 ? 0 : 1);
  }
});

test.each([
  ['/dashboard/users/forgot_password', 'finance@a.test'],
  ['/dashboard/users/resend_verification_email', 'unverified@a.test'],
  ['/dashboard/users/resend_verification_email', 'finance@a.test'],
])('%s does the same work for %s and for an unknown address', async (path, email) => {
  const asked = async (address: string) => [
    await workOf(path, { email: address }),
    await workOf(path, { email: address }),
  ];
  await app.db.system((tx) => tx.run(sql`delete from address_guard`));

  expect(await asked('nobody@nowhere.test')).toEqual(await asked(email));
});

test.each(['finance@a.test', 'unverified@a.test'])(
  'a sign-up does the same work for %s and for an unknown address',
  async (email) => {
    const asked = async (address: string) => {
      const payload = {
        full_name: 'Sri Wahyuni',
        email: address,
        mobile_phone: '081234567890',
        business_name: 'Warung Bu Sri',
        password: 'Soto-Ayam-26',
        password_confirmation: 'Soto-Ayam-26',
        terms_accepted: true,
      };
      return [
        await workOf('/dashboard/users/register', payload),
        await workOf('/dashboard/users/register', payload),
      ];
    };
    await app.db.system((tx) => tx.run(sql`delete from address_guard`));

    const known = await asked(email);

    expect(await asked(`of-${email}`)).toEqual(known);
    expect(known.map(({ work }) => work.filter((one) => one === 'hash').length)).toEqual([1, 1]);
  },
);

test('a sign-in by WhatsApp does the same work for a known and for an unknown number', async () => {
  await app.db.system((tx) =>
    tx.run(sql`
      update person set whatsapp = '+6281200000001', whatsapp_verified_at = '2026-01-01' where email = 'finance@a.test'`),
  );
  const asked = (mobile_phone: string) => workOf('/dashboard/whatsapp-bot/login', { mobile_phone });

  const known = await asked('0812-0000-0001');

  expect(await asked('0812-0000-0002')).toEqual(known);
});
