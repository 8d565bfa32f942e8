import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp } from '../../testing/app.ts';
import { PASSWORD } from '../../testing/people.ts';

const FORM = {
  full_name: 'Sri Wahyuni',
  email: 'sri@contoh.test',
  mobile_phone: '0812-3456-7890',
  business_name: 'Warung Bu Sri',
  password: 'Soto-Ayam-26',
  password_confirmation: 'Soto-Ayam-26',
  terms_accepted: true,
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
// Each test has an hour of its own, so that limits of one do not reach the next.
beforeEach(() => wait(2 * 3600));

const post = (path: string, payload: object, more = {}) =>
  app.ask('POST', `/dashboard/${path}`, { payload, ...more });
const register = (different: Partial<typeof FORM> = {}, more = {}) =>
  post('users/register', { ...FORM, ...different }, more);
const login = (email: string, password = FORM.password) => post('login', { email, password });
const wait = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000));
const count = async (table: 'merchant' | 'person' | 'mail') => {
  const tables = { merchant: sql`merchant`, person: sql`person`, mail: sql`mail` };
  const { n } = await app.db.system((tx) =>
    tx.one<{ n: string }>(sql`select count(*) as n from ${tables[table]}`),
  );
  return Number(n);
};
const counts = async () => [await count('merchant'), await count('person'), await count('mail')];
const errorsOf = (reply: { json: <T>() => T }) =>
  reply.json<Problem>().errors?.map(({ field, code }) => `${field} ${code}`);

describe('a new address', () => {
  test('gets a merchant in sandbox, with the owner who confirms the address and signs in', async () => {
    const made = await register({ email: ' SRI@contoh.test ' });
    const { token, body } = await app.mailTo('sri@contoh.test');
    const early = await login('sri@contoh.test');
    const verified = await post('users/verify', { token });
    const signedIn = await login('sri@contoh.test');

    expect(made.status).toBe(200);
    expect(made.json()).toEqual({ data: { accepted: true } });
    expect(body).toContain('http://dasbor.test/#/verify?token=');
    expect(early.json<Problem>().error_code).toBe('DPAY_EMAIL_NOT_VERIFIED');
    expect(verified.status).toBe(200);
    expect(signedIn.json()).toMatchObject({
      data: { name: 'Sri Wahyuni', role_name: 'Owner', is_live: false, onboarding_status: 'new' },
    });
  });

  // spec 1.7
  test('has every feature in sandbox that one person can use, none in live, and the built-in roles', async () => {
    const { data } = (await login('sri@contoh.test')).json<{
      data: { token: string; sandbox: { token: string }; permissions: string[] };
    }>();
    const session = async (mode: 'live' | 'sandbox', token: string) =>
      (await app.ask('GET', '/dashboard/session', { mode, token })).json<{
        data: {
          feature_config: Record<string, boolean>;
          merchant_name: string;
          mobile: string;
          sandbox_only: boolean;
        };
      }>().data;
    const live = await session('live', data.token);
    const sandbox = await session('sandbox', data.sandbox.token);
    const roles = await app.db.system((tx) =>
      tx.one<{ n: string }>(sql`
        select count(*) as n from role join merchant using (merchant_id) where merchant.name = ${FORM.business_name}`),
    );

    expect(live).toMatchObject({
      merchant_name: 'Warung Bu Sri',
      mobile: '+6281234567890',
      sandbox_only: true,
    });
    expect(Object.values(live.feature_config)).not.toContain(true);
    expect(sandbox.feature_config).toMatchObject({ refund: true, invoice: true, withdrawal: true });
    expect(Number(roles.n)).toBe(8);
    expect(data.permissions).toContain('user_management.create');
  });

  test('gets mails in the language of the form', async () => {
    await register({ email: 'english@contoh.test' }, { headers: { 'accept-language': 'en' } });

    expect((await app.mailTo('english@contoh.test')).body).toContain('Open this link to verify');
  });

  test('is registered once, however often the form is sent at once', async () => {
    const before = await counts();
    const replies = await Promise.all([1, 2, 3].map(() => register({ email: 'twice@contoh.test' })));

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await counts()).toEqual(before.map((one) => one + 1));
  });
});

describe('an address that has an account', () => {
  test('gets the same answer and no second account; its holder is told by mail', async () => {
    const [merchants, people] = await counts();
    const reply = await register({ email: 'owner@a.test' });
    const { body } = await app.mailTo('owner@a.test');

    expect(reply.status).toBe(200);
    expect(reply.json()).toEqual({ data: { accepted: true } });
    expect((await counts()).slice(0, 2)).toEqual([merchants, people]);
    expect(body).toContain('http://dasbor.test/#/login');
    expect(body).toContain('http://dasbor.test/#/forgot_password');
    expect(body).not.toContain('token=');
    expect((await login('owner@a.test')).status).toBe(401);
    expect((await login('owner@a.test', PASSWORD)).status).toBe(200);
  });

  test('and was never verified: its link sets a new password, which ends the one of whoever was first', async () => {
    await register({
      email: 'victim@contoh.test',
      password: 'Penyerang-1!',
      password_confirmation: 'Penyerang-1!',
    });
    const first = await app.mailTo('victim@contoh.test');
    wait(61);
    await register({ email: 'victim@contoh.test' });
    const { body, token } = await app.mailTo('victim@contoh.test');
    const mine = { password: 'Milik-Saya-8', password_confirmation: 'Milik-Saya-8' };
    const reset = await post('users/reset_password', { token, ...mine });

    expect(first.body).toContain('/verify?token=');
    expect(body).toContain('http://dasbor.test/#/reset_password?token=');
    expect(reset.status).toBe(200);
    expect((await login('victim@contoh.test', 'Penyerang-1!')).status).toBe(401);
    expect((await login('victim@contoh.test', mine.password)).status).toBe(200);
  });

  test('whose accounts were all removed begins anew', async () => {
    await app.db.system((tx) =>
      tx.run(sql`
        insert into person (person_id, email, password_hash, email_verified_at, created_at)
        values ('psn_01KAJ8Q5Z0000000000000000X', 'left@contoh.test', 'x', '2026-01-01', '2026-01-01')`),
    );
    await register({ email: 'left@contoh.test' });
    const { token } = await app.mailTo('left@contoh.test');

    expect((await login('left@contoh.test')).json<Problem>().error_code).toBe('DPAY_EMAIL_NOT_VERIFIED');
    await post('users/verify', { token });
    expect((await login('left@contoh.test')).status).toBe(200);
  });
});

describe('is refused', () => {
  test('with everything that is wrong at once, and nothing is made', async () => {
    const before = await counts();
    const reply = await register({
      full_name: 'Sri 2',
      email: 'sri@contoh',
      mobile_phone: '12',
      business_name: 'Toko 99',
      password: 'soto',
      terms_accepted: false,
    });

    expect(reply.status).toBe(400);
    expect(errorsOf(reply)).toEqual([
      'full_name DPAY_NAME_INVALID',
      'business_name DPAY_BUSINESS_NAME_HAS_DIGITS',
      'email DPAY_EMAIL_INVALID',
      'mobile_phone DPAY_PHONE_INVALID',
      'password DPAY_PASSWORD_TOO_SHORT',
      'password DPAY_PASSWORD_NEEDS_UPPER',
      'password DPAY_PASSWORD_NEEDS_DIGIT',
      'password DPAY_PASSWORD_NEEDS_SPECIAL',
      'password_confirmation DPAY_PASSWORD_MISMATCH',
      'terms_accepted DPAY_TERMS_NOT_ACCEPTED',
    ]);
    expect(await counts()).toEqual(before);
  });

  test.each(['Password1!', 'Indonesia1!', 'Warung123!'])(
    'with the password %s, which others guess',
    async (password) => {
      const reply = await register({
        email: 'leaked@contoh.test',
        password,
        password_confirmation: password,
      });

      expect(errorsOf(reply)).toEqual(['password DPAY_PASSWORD_LEAKED']);
    },
  );

  test('after twenty sign-ups of one network within an hour, whatever the address', async () => {
    const from = (nth: number) => register({ email: `mass-${nth}@contoh.test` });
    for (let nth = 1; nth <= 20; nth += 1) expect((await from(nth)).status).toBe(200);
    const before = await counts();

    const refused = [await from(21), await register({ email: 'owner@b.test' })];

    for (const reply of refused)
      expect(reply.json()).toMatchObject({ error_code: 'DPAY_RATE_LIMITED', params: { retry_after: 3600 } });
    expect(await counts()).toEqual(before);
    wait(3600);
    expect((await from(22)).status).toBe(200);
  });
});
