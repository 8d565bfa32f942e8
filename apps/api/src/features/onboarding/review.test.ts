import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIVE_FEATURES } from '@dasbor/domain/onboarding';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { photo } from '../../testing/pictures.ts';
import { decide } from './decide.ts';
import { runReview } from './operator.ts';
import { addNewMerchant, ktpEnding, makeCalls } from './testing/new-merchant.ts';

let app: TestApp;
let calls: ReturnType<typeof makeCalls>;

beforeAll(async () => {
  app = await startTestApp();
  calls = makeCalls(app);
});
afterAll(() => app.close());

const sent = async (ending: string, different: object = {}) => {
  const merchant = await addNewMerchant(app);
  const reply = await calls.send(merchant.owner, { ktp_number: ktpEnding(ending), ...different });
  if (reply.status !== 200) throw new Error(reply.text);
  return merchant;
};
const merchantOf = (id: string) =>
  app.db.system((tx) =>
    tx.one<Record<string, unknown>>(sql`select * from merchant where merchant_id = ${id}`),
  );
const historyOf = async (id: string): Promise<string[]> =>
  (
    await app.db.system((tx) =>
      tx.rows<{ action: string }>(
        sql`select action from audit_event where merchant_id = ${id} and action like 'onboarding.%' order by id`,
      ),
    )
  ).map(({ action }) => action);
const cardOf = async (id: string): Promise<string | null> =>
  (
    await app.db.system((tx) =>
      tx.one<{ digest: string | null }>(
        sql`select ktp_number_digest as digest from onboarding where merchant_id = ${id}`,
      ),
    )
  ).digest;
const liveFeatures = async (id: string) =>
  (
    await app.db.system((tx) =>
      tx.one<{ features: object }>(
        sql`select feature_config as features from merchant_mode where merchant_id = ${id} and mode = 'live'`,
      ),
    )
  ).features;
const liveOrders = ({ live: token }: Tokens) => app.ask('GET', '/dashboard/orders', { token });

describe('an approved request', () => {
  test('opens live mode, and tells the owner, the history and the screens of both modes', async () => {
    const { merchantId, owner, ownerEmail } = await sent('0101');
    const before = await liveOrders(owner);
    await calls.later();

    expect([before.status, before.json<Problem>().error_code]).toEqual([403, 'DPAY_ACCOUNT_NOT_ACTIVE']);
    expect(await merchantOf(merchantId)).toMatchObject({
      onboarding_status: 'basic',
      sandbox_only: false,
      name: 'Warung Bu Siti',
      legal_name: 'Warung Bu Siti',
      owner_name: 'Siti Aminah',
    });
    expect((await liveOrders(owner)).status).toBe(200);
    expect((await app.mailTo(ownerEmail)).body).toContain('Mode Live sudah terbuka');
    expect(await historyOf(merchantId)).toEqual([
      'onboarding.document_uploaded',
      'onboarding.submitted',
      'onboarding.approved',
    ]);
    const events = await app.db.system((tx) =>
      tx.rows(sql`
        select mode, payload from outbox where merchant_id = ${merchantId} and topic = 'onboarding.updated' order by id`),
    );
    expect(events).toEqual([
      { mode: 'sandbox', payload: { status: 'in_review' } },
      { mode: 'live', payload: { status: 'approved' } },
      { mode: 'sandbox', payload: { status: 'approved' } },
    ]);
  });

  // spec 1.34
  test('turns the features of a basic account on, but none that somebody turned off', async () => {
    const { merchantId } = await sent('0103');
    await app.db.system((tx) =>
      tx.run(
        sql`update merchant_mode set feature_config = '{"refund":false}' where merchant_id = ${merchantId} and mode = 'live'`,
      ),
    );
    await calls.later();

    expect(await liveFeatures(merchantId)).toEqual({ ...LIVE_FEATURES.basic, refund: false });
  });

  // spec 5.90
  test('without an NPWP has every channel but QRIS, until the number is added', async () => {
    const { owner } = await sent('0101');
    await calls.later();
    const at = (method: 'GET' | 'POST', path: string, payload?: object) =>
      app.ask(method, `/dashboard/payment-methods${path}`, {
        token: owner.live,
        ...(payload && { payload }),
      });
    const qris = async () => {
      const { data } = (await at('GET', '')).json<{
        data: { methods: { channels: { code: string; status: string }[] }[] };
      }>();
      return data.methods.flatMap(({ channels }) => channels).find(({ code }) => code === 'QRIS')?.status;
    };
    const refused = async (payload?: object) =>
      (await at('POST', '/QRIS/request', payload))
        .json<Problem>()
        .errors?.map(({ field, code }) => [field, code]);

    expect(await qris()).toBe('inactive');
    expect(await refused()).toEqual([['npwp', 'DPAY_REQUIRED']]);
    expect(await refused({ npwp: '1234' })).toEqual([['npwp', 'DPAY_NPWP_INVALID']]);
    expect((await at('POST', '/QRIS/request', { npwp: '09.254.294.3-407.000' })).json()).toMatchObject({
      data: { status: 'active' },
    });
    expect(await qris()).toBe('active');
    expect((await calls.read(owner)).form?.npwp).toMatch(/^0925•+7000$/);
  });

  test('with an NPWP has QRIS at once', async () => {
    const { owner } = await sent('0101', { npwp: '092542943407000' });
    await calls.later();
    const reply = await app.ask('PUT', '/dashboard/payment-methods/QRIS', {
      token: owner.live,
      payload: { enabled: false },
    });
    expect(reply.status).toBe(200);
  });

  test('is not approved by an answer about an earlier submission', async () => {
    const { merchantId } = await sent('9005');
    const approve = (attempt: number) =>
      app.db.system((tx) =>
        decide(tx, {
          merchantId,
          kind: 'activation',
          decision: { outcome: 'approved', note: null },
          attempt,
          now: app.deps.clock.now(),
          requestId: 'req_1',
          device: 'reviewer',
          dashboardUrl: 'http://dasbor.test',
        }),
      );

    expect([await approve(0), await approve(2), await approve(1)]).toEqual([false, false, true]);
  });

  test('waits until the reviewer has decided, and is decided once', async () => {
    const { merchantId } = await sent('0102');
    await calls.later(1);
    const early = await merchantOf(merchantId);
    await Promise.all([calls.later(5), calls.later(5)]);

    expect(early).toMatchObject({ onboarding_status: 'in_review', sandbox_only: true });
    expect((await historyOf(merchantId)).filter((action) => action === 'onboarding.approved')).toHaveLength(
      1,
    );
  });
});

describe('a request that must change', () => {
  test('reopens only what was asked for, and is sent again', async () => {
    const { owner, ownerEmail } = await sent('9003', { client_type: 'company', npwp: '0123456789010000' });
    await calls.later();

    const asked = await calls.read(owner);
    expect(asked).toMatchObject({
      status: 'needs_changes',
      changes: [{ field: 'ktp_image', reason: 'unreadable' }],
      form: { ktp_number: expect.stringContaining('••••') },
    });
    expect((await app.mailTo(ownerEmail)).body).toContain('Peninjau meminta perbaikan');
    const locked = await calls.put('business', { business_name: 'Nama Lain' }, owner);
    expect([locked.status, locked.json<Problem>().error_code]).toEqual([409, 'DPAY_ONBOARDING_FIELD_LOCKED']);

    const unchanged = await calls.submit(owner);
    expect(unchanged.json<Problem>().errors).toMatchObject([{ field: 'ktp_image', code: 'DPAY_REQUIRED' }]);
    await calls.upload(await photo({ width: 700, height: 500 }), owner);
    expect((await calls.submit(owner)).status).toBe(200);
    await calls.later();
    expect(await calls.read(owner)).toMatchObject({ status: 'basic', changes: [] });
  });

  test('of two fields takes only these two', async () => {
    const { owner } = await sent('9008');
    await calls.later();
    const both = await calls.put(
      'business',
      { business_name: 'Warung Siti Jaya', business_website: '' },
      owner,
    );

    expect(both.status).toBe(200);
    expect((await calls.put('personal', { full_name: 'Lain' }, owner)).status).toBe(409);
  });
});

test('a rejected request says why, stays closed, and frees the ID card', async () => {
  const { merchantId, owner } = await sent('9004');
  const { form } = await calls.read(owner);
  await calls.later();

  expect(await calls.read(owner)).toMatchObject({
    status: 'rejected',
    review: { reject_reason: 'business_not_supported' },
  });
  expect((await calls.submit(owner)).status).toBe(409);
  expect(await merchantOf(merchantId)).toMatchObject({ sandbox_only: true });
  expect(form?.ktp_number).toContain('9004');
  expect(await cardOf(merchantId)).toBeNull();
});

describe('the upgrade to a full account', () => {
  const CONTACT = { contact_name: 'Siti Aminah', contact_phone: '0812-3456-7890', notes: null };
  const live = ({ live: token }: Tokens, path: string, payload: object) =>
    app.ask('POST', `/dashboard/onboarding/${path}`, { token, payload });
  const uploadAll = async (by: Tokens, kinds: readonly string[]) => {
    for (const kind of kinds)
      await calls.upload(await photo({ width: 640, height: 400 }), by, `upgrade/documents/${kind}`, 'live');
  };
  const INDIVIDUAL = ['npwp', 'nib', 'bank_book'];
  const upgradeOf = async ({ live: token }: Tokens) =>
    (await app.ask('GET', '/dashboard/onboarding', { token })).json<{
      data: {
        status: string;
        upgrade: { status: string | null; documents: { kind: string; change: string | null }[] };
      };
    }>().data;
  const activated = async (ending: string) => {
    const merchant = await sent(ending);
    await calls.later();
    return merchant;
  };

  test('is for basic accounts', async () => {
    const { owner } = await addNewMerchant(app);
    const full = await app.signIn('owner@a.test');

    expect((await live(owner, 'upgrade', CONTACT)).json<Problem>().error_code).toBe(
      'DPAY_ACCOUNT_NOT_ACTIVE',
    );
    expect((await live(full, 'upgrade', CONTACT)).json<Problem>().error_code).toBe('DPAY_UPGRADE_NOT_OPEN');
  });

  // spec 1.36
  test('names what is missing', async () => {
    const { owner } = await activated('0201');
    await uploadAll(owner, ['nib']);
    const reply = await live(owner, 'upgrade', { ...CONTACT, contact_phone: '12' });

    expect(reply.json<Problem>().errors?.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'documents.npwp DPAY_REQUIRED',
      'documents.bank_book DPAY_REQUIRED',
      'contact_phone DPAY_PHONE_INVALID',
    ]);
    const foreign = await calls.upload(
      await photo({ width: 300, height: 300 }),
      owner,
      'upgrade/documents/deed',
      'live',
    );
    expect(foreign.json<Problem>().error_code).toBe('DPAY_ONBOARDING_FIELD_LOCKED');
  });

  // spec 1.37
  test('ends the limit when it is approved, after a document was replaced', async () => {
    const { merchantId, owner } = await activated('9006');
    await uploadAll(owner, INDIVIDUAL);
    await live(owner, 'upgrade', CONTACT);
    await calls.later();

    const asked = await upgradeOf(owner);
    expect([asked.status, asked.upgrade.status]).toEqual(['basic', 'needs_changes']);
    expect(asked.upgrade.documents.find(({ kind }) => kind === 'nib')?.change).toBe('expired');
    expect((await live(owner, 'upgrade', CONTACT)).status).toBe(400);
    const kept = await calls.upload(
      await photo({ width: 300, height: 300 }),
      owner,
      'upgrade/documents/npwp',
      'live',
    );
    expect(kept.status).toBe(409);
    await uploadAll(owner, ['nib']);
    expect((await live(owner, 'upgrade', CONTACT)).status).toBe(200);
    await calls.later();
    expect((await upgradeOf(owner)).status).toBe('full');
    expect(await liveFeatures(merchantId)).toMatchObject({ ...LIVE_FEATURES.basic, ...LIVE_FEATURES.full });
  });

  test('can be asked for again after a rejection', async () => {
    const { owner } = await activated('9007');
    await uploadAll(owner, INDIVIDUAL);
    await live(owner, 'upgrade', CONTACT);
    await calls.later();

    expect((await upgradeOf(owner)).upgrade.status).toBe('rejected');
    expect((await live(owner, 'upgrade', CONTACT)).status).toBe(200);
  });
});

describe('an operator', () => {
  const review = (...argv: string[]) => runReview({ ...app.deps, name: 'rina' }, argv);

  test('lists what waits, sees the form with its photo, and decides', async () => {
    const { merchantId, owner } = await sent('9005');
    const folder = await mkdtemp(join(tmpdir(), 'review-'));
    await calls.later();

    expect(await review()).toMatch(new RegExp(`${merchantId}  activation  individual  answer by 2026-11-2`));
    const shown = await review('show', merchantId, folder);
    expect(shown).toMatch(/ktp_number +\d{12}9005/);
    expect(await sharp(join(folder, `${merchantId}-ktp.jpg`)).metadata()).toMatchObject({ format: 'jpeg' });

    await review('change', merchantId, 'npwp=does_not_match', '--note', 'NPWP atas nama lain.');
    expect(await calls.read(owner)).toMatchObject({
      status: 'needs_changes',
      changes: [{ field: 'npwp', reason: 'does_not_match' }],
      review: { note: 'NPWP atas nama lain.' },
    });
    await calls.submit(owner);
    await review('reject', merchantId, 'suspected_misuse');
    expect((await calls.read(owner)).status).toBe('rejected');
    expect(await cardOf(merchantId)).not.toBeNull();
    await review('change', merchantId, 'ktp_image=not_owner');
    await calls.upload(await photo({ width: 700, height: 500 }), owner);
    await calls.submit(owner);
    await review('approve', merchantId);
    expect((await calls.read(owner)).status).toBe('basic');
    await expect(review('approve', merchantId)).rejects.toThrow('no request that waits');
  });

  test.each([
    [['approve', 'kopi'], 'npm run review'],
    [['change', 'mer_1', 'ktp_image=ugly'], 'ugly is not one of'],
    [['change', 'mer_1'], 'npm run review'],
    [['reject', 'mer_1'], 'Nothing is not one of'],
    [['show', 'mer_1'], 'mer_1 has no form'],
  ])('who writes %j is told what to write', async (argv, words) => {
    await expect(review(...argv)).rejects.toThrow(words);
  });
});
