import type { OnboardingStatus } from '@dasbor/domain/onboarding';
import sql from 'sql-template-tag';
import { runScheduled } from '../../../run-scheduled.ts';
import { makeLog } from '../../../platform/log.ts';
import { addMerchant } from '../../../platform/merchant/add-merchant.ts';
import type { Reply, TestApp, Tokens } from '../../../testing/app.ts';
import { CHEAP_PASSWORDS, PASSWORD } from '../../../testing/people.ts';
import { photo } from '../../../testing/pictures.ts';
import type { Onboarding } from '../rows.ts';

type NewMerchant = { merchantId: string; owner: Tokens; viewer: Tokens; ownerEmail: string };
const SINCE = new Date('2026-11-01');
let number = 0;

/** A merchant as signing up leaves it: not activated, in sandbox alone, with an owner and a viewer. */
export const addNewMerchant = async (
  app: TestApp,
  { status = 'new', sandboxOnly = true }: { status?: OnboardingStatus; sandboxOnly?: boolean } = {},
): Promise<NewMerchant> => {
  number += 1;
  const suffix = String(number).padStart(22, '0');
  const merchantId = `mer_01KN${suffix}`;
  const ownerEmail = `owner@new-${number}.test`;
  const hash = await CHEAP_PASSWORDS.hash(PASSWORD);
  await app.db.system(async (tx) => {
    await addMerchant(tx, {
      merchantId,
      name: 'Warung Baru',
      onboardingStatus: status,
      sandboxOnly,
      features: { live: {}, sandbox: {} },
      now: SINCE,
    });
    for (const [roleId, email] of [
      [1, ownerEmail],
      [7, `viewer@new-${number}.test`],
    ]) {
      const id = `01KN${roleId}${suffix.slice(1)}`;
      await tx.run(sql`
        insert into person (person_id, email, password_hash, email_verified_at, created_at)
        values (${`psn_${id}`}, ${email}, ${hash}, ${SINCE}, ${SINCE})`);
      await tx.run(sql`
        insert into user_account (user_id, merchant_id, person_id, email, name, role_id, created_at)
        values (${`usr_${id}`}, ${merchantId}, ${`psn_${id}`}, ${email}, 'Siti Aminah', ${roleId}, ${SINCE})`);
    }
  });
  return {
    merchantId,
    ownerEmail,
    owner: await app.signIn(ownerEmail),
    viewer: await app.signIn(`viewer@new-${number}.test`),
  };
};

/** A form that passes every check. The bank holds the account by any name, and the reviewer approves. */
export const BUSINESS = {
  client_type: 'individual',
  business_name: 'Warung Bu Siti',
  business_category: 'food___beverages',
  business_website: 'warungsiti.example',
  business_social_media: 'sosial.example/warungsiti',
  npwp: '',
} as const;
export const PERSONAL = {
  full_name: 'Siti Aminah',
  ktp_number: '3273014505880001',
  bank: 'bca',
  bank_account_number: '842-264-7002',
};

/** A NIK of another person that ends with these four digits, which the simulated reviewer goes by. */
export const ktpEnding = (ending: string): string =>
  `327301450588${ending}`.replace(/^3273/, String(3200 + (number % 80)));

export const makeCalls = (app: TestApp) => {
  const put = (path: string, payload: object, { sandbox: token }: Tokens): Promise<Reply> =>
    app.ask('PUT', `/dashboard/onboarding/${path}`, { mode: 'sandbox', token, payload });
  const post = (path: string, payload: object | undefined, { sandbox: token }: Tokens): Promise<Reply> =>
    app.ask('POST', `/dashboard/onboarding/${path}`, { mode: 'sandbox', token, ...(payload && { payload }) });
  const upload = (
    payload: Buffer | string,
    { sandbox, live }: Tokens,
    path = 'id-card',
    mode: 'live' | 'sandbox' = 'sandbox',
  ): Promise<Reply> =>
    app.ask('POST', `/dashboard/onboarding/${path}`, {
      mode,
      token: mode === 'live' ? live : sandbox,
      payload,
      headers: { 'content-type': 'application/octet-stream' },
    });
  const read = async ({ sandbox: token }: Tokens): Promise<Onboarding> =>
    (await app.ask('GET', '/dashboard/onboarding', { mode: 'sandbox', token })).json<{ data: Onboarding }>()
      .data;
  const submit = (by: Tokens) => post('submit', { terms_accepted: true }, by);
  /** Fills in everything and sends it. */
  const send = async (by: Tokens, different: object = {}): Promise<Reply> => {
    const given = { ...BUSINESS, ...PERSONAL, ...different } as Record<string, unknown>;
    const part = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, given[name]]));
    await put('business', part(Object.keys(BUSINESS)), by);
    await put('personal', part(Object.keys(PERSONAL)), by);
    await upload(await photo({ width: 640, height: 400 }), by);
    return submit(by);
  };
  /** Some seconds later the jobs have run. */
  const later = async (seconds = 5): Promise<void> => {
    app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000));
    await runScheduled({ ...app.deps, log: makeLog('silent') });
  };
  return { put, post, upload, read, submit, send, later };
};
