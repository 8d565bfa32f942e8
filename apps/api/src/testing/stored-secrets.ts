import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { findKey, insertKey, issueSecret, placeOf } from '../features/api-keys/public.ts';
import { sealSecret } from '../features/exports/public.ts';
import { addNewMerchant, ktpEnding, makeCalls } from '../features/onboarding/testing/new-merchant.ts';
import { makeSnapClient } from '../features/snap/testing/client.ts';
import { happen, signatureBy } from '../features/webhooks/testing/webhooks.ts';
import { readSnapIdentity } from '../platform/snap/identity.ts';
import type { TestApp } from './app.ts';
import { startReceiver } from './receiver.ts';
import type { Received } from './receiver.ts';
import { begin, codeOf, setUpApp, verify, wait } from './second-step.ts';
import { A_LIVE, idOf } from './trade.ts';

const EMAIL = 'owner@a.test';
const SFTP = { host: 'sftp.kopi.id', port: 22, user: 'kopi', authentication: 'password' as const };
const SFTP_PASSWORD = 'sftp-rahasia';
const KEY_ID = idOf('key', 77);
const SCHEDULE_ID = 'sch_rotation';

/** One secret of each kind, stored by its feature. `use` tells what each is good for on a server, which must not change. */
export const storeSecrets = async (server: TestApp) => {
  const { live: token } = await server.signIn(EMAIL);
  const { secret, codes } = await setUpApp(server, { email: EMAIL, token });
  const otp = await confirmByApp(server, token, secret);
  await server.ask('POST', '/dashboard/profile/authenticator', { token, headers: { 'x-otp-token': otp } });

  const shop = await startReceiver();
  const headers = { 'idempotency-key': randomUUID() };
  const payload = { name: 'Toko', url: shop.url, events: ['payment.completed'] };
  const createWebhook = (at: TestApp, by: string) =>
    at.ask('POST', '/dashboard/webhooks', { token: by, headers, payload });
  const created = await createWebhook(server, token);
  const webhookSecret = created.json<{ data: { secret: string } }>().data.secret;

  await server.db.system((tx) =>
    tx.run(sql`
      update merchant_mode set feature_config = feature_config || '{"balance": true}' where merchant_id = ${A_LIVE.merchantId}`),
  );
  let at = server;
  const clock = { ...server.clock, now: () => at.clock.now() };
  const snap = await makeSnapClient({ ...server, clock, ask: (...asked) => at.ask(...asked) }, 77);
  const legacySecret = await server.db.tenant(A_LIVE, async (tx) => {
    const now = server.clock.now();
    const scopes = {} as Parameters<typeof insertKey>[1]['scopes'];
    const key = { id: KEY_ID, kind: 'legacy' as const, name: 'Lama', scopes, allowed_ips: [] };
    await insertKey(tx, { ...key, expires_at: null, created_by: null }, now);
    return issueSecret({ tx, now, mode: 'live', deps: server.deps }, { id: KEY_ID, kind: 'legacy' });
  });
  const sftp = { scheduleId: SCHEDULE_ID, target: { ...SFTP, folder: '', host_key: 'x' } };
  await server.db.tenant(A_LIVE, (tx) =>
    tx.run(sql`
      insert into export_schedule (merchant_id, mode, id, "set", format, columns, subaccount_ids, language, period, created_by_id,
        created_by_name, created_at, sftp_host, sftp_port, sftp_user, sftp_folder, sftp_authentication, sftp_host_key, sftp_secret)
      values (${A_LIVE.merchantId}, 'live', ${SCHEDULE_ID}, 'payments', 'csv', '{id}', '{}', 'id', 'day', 'usr_1', 'Ayu', now(),
        ${SFTP.host}, ${SFTP.port}, ${SFTP.user}, '', ${SFTP.authentication}, 'x',
        ${sealSecret(server.deps.vault, { ...sftp, text: SFTP_PASSWORD })})`),
  );
  await readIdentity(server);
  const card = { ktp_number: ktpEnding('0031'), npwp: '3273014505880001' };
  await makeCalls(server).send((await addNewMerchant(server)).owner, card);

  let uses = 0;
  const use = async (other: TestApp) => {
    at = other;
    uses += 1;
    // A code of the app works once, and each server has a clock of its own.
    wait(other, uses * 150);
    const byApp = await verify(other, (await begin(other, EMAIL)).otp_session, codeOf(other, secret));
    wait(other, 100);
    const byCode = await verify(other, (await begin(other, EMAIL)).otp_session, codes[uses] ?? '');
    const { token: live = '' } = byCode.json<{ data: { token?: string } }>().data;
    const repeated = await createWebhook(other, live);
    await happen(other, A_LIVE, { subjectId: randomUUID() });
    await other.webhooks.drain();
    const last = shop.received.at(-1) as Received;
    const sendAgain = await makeCalls(other).send((await addNewMerchant(other)).owner, card);
    const legacy = await other.db.tenant(A_LIVE, async (tx) => findKey(tx, 'legacy', KEY_ID));
    return {
      signInByApp: byApp.status,
      signInByRecoveryCode: byCode.status,
      repeatedCallHasSecret: repeated.text.includes(webhookSecret),
      webhookIsSigned: last.headers['webhook-signature'] === signatureBy(webhookSecret, last),
      snapCall: (await snap.ask('/v1.0/balance-inquiry')).status,
      snapIdentity: (await readIdentity(other)).includes('PUBLIC KEY'),
      legacyKey: other.deps.vault.open(legacy?.sealed ?? '', placeOf(KEY_ID)) === legacySecret,
      sameCardElsewhere: sendAgain.json<{ error_code: string }>().error_code,
    };
  };
  return { use, close: () => shop.close() };
};

/** What `use` returns while all secrets open. */
export const ALL_WORK = {
  signInByApp: 200,
  signInByRecoveryCode: 200,
  repeatedCallHasSecret: true,
  webhookIsSigned: true,
  snapCall: 200,
  snapIdentity: true,
  legacyKey: true,
  sameCardElsewhere: 'DPAY_KTP_TAKEN',
};

/** For the second app, whose secret waits for its first code. */
const confirmByApp = async (server: TestApp, token: string, secret: string): Promise<string> => {
  const payload = { purpose: 'authenticator', action: {} };
  const asked = await server.ask('POST', '/dashboard/otp', { token, payload });
  const { otp_session } = asked.json<{ data: { otp_session: string } }>().data;
  const code = codeOf(server, secret);
  const passed = await server.ask('POST', '/dashboard/otp/verify', { token, payload: { otp_session, code } });
  return passed.json<{ data: { otp_token: string } }>().data.otp_token;
};

const readIdentity = async ({ db, deps, clock }: TestApp): Promise<string> => {
  const { publicKey } = await db.system((tx) =>
    readSnapIdentity(tx, { vault: deps.vault, mode: 'live', now: clock.now() }),
  );
  return publicKey;
};
