import { newId } from '@dasbor/domain/kernel';
import { RETRY_MINUTES, targetUrl } from '@dasbor/domain/webhooks';
import type { AttemptError, DeliveryStatus, WebhookEvent } from '@dasbor/domain/webhooks';
import sql from 'sql-template-tag';
import { selectPayments, toPayment } from '../features/payments/public.ts';
import type { PaymentRow } from '../features/payments/public.ts';
import { headerList, messageOf } from '../features/webhooks/engine/message.ts';
import { disableRow, insertWebhook } from '../features/webhooks/repository.ts';
import { addSecret, signingKey } from '../features/webhooks/secrets.ts';
import type { Tx } from '../platform/db/tx.ts';
import type { Vault } from '../platform/vault.ts';
import { DEMO_MERCHANTS } from './accounts.ts';
import type { Random } from './random.ts';

const merchantId = DEMO_MERCHANTS.kopi.id;
const mode = 'live';
const DAY_MS = 86_400_000;

/** The coffee roaster's live webhooks: the shop's, which is healthy, and the accountant's, which was abandoned. */
export const DEMO_WEBHOOKS = {
  shop: 'whk_01DEM0WEBH0000000000000001',
  accounting: 'whk_01DEM0WEBH0000000000000002',
} as const;

const EVENT: WebhookEvent = 'payment.completed';

type Given = { now: Date; vault: Vault; random: Random };
type Hook = { id: string; name: string; url: string; secret: string };

/** With a log of recent payments. Nothing is due, so the demo sends nothing at the start. */
export const seedWebhooks = async (tx: Tx, given: Given): Promise<void> => {
  await tx.rows(sql`select enter_tenant(${merchantId}, ${mode}, '', '')`);
  const shop = await addHook(tx, given, {
    id: DEMO_WEBHOOKS.shop,
    name: 'Toko daring',
    url: 'https://toko.kopinusantara.example/dasbor',
    isPrimary: true,
  });
  const accounting = await addHook(tx, given, {
    id: DEMO_WEBHOOKS.accounting,
    name: 'Akuntansi',
    url: 'https://akuntansi.kopinusantara.example/notif',
    isPrimary: false,
  });
  const { now, random } = given;
  const disabledAt = new Date(now.getTime() - 2 * DAY_MS);
  const since = new Date(now.getTime() - 6 * DAY_MS);
  const payments = await selectPayments(
    tx,
    sql`merchant_id = ${merchantId} and mode = ${mode} and status = 'completed'
        and completed_at between ${since} and ${now}`,
    sql`order by completed_at desc limit 60`,
  );
  const older = await selectPayments(
    tx,
    sql`merchant_id = ${merchantId} and mode = ${mode} and status = 'completed'
        and completed_at between ${since} and ${new Date(disabledAt.getTime() - 8 * 3_600_000)}`,
    sql`order by completed_at desc limit 12`,
  );
  const log: Log = { events: [], deliveries: [], attempts: [] };
  for (const [place, payment] of [...older.toReversed(), ...payments.toReversed()].entries()) {
    const happened = tell(log, payment, random);
    deliver(log, happened, shop, shopStory(place), random);
    const isHeld = happened.at >= disabledAt;
    deliver(log, happened, accounting, isHeld ? HELD : NEVER_TAKEN, random);
  }
  await store(tx, log);
  await stand(tx, { now, disabledAt, since });
};

const addHook = async (
  tx: Tx,
  { now, vault }: Given,
  { id, name, url, isPrimary }: { id: string; name: string; url: string; isPrimary: boolean },
): Promise<Hook> => {
  const at = new Date(now.getTime() - 100 * DAY_MS);
  await insertWebhook(tx, {
    id,
    name,
    url,
    at,
    api_kind: 'dasbor',
    events: ['payment.completed', 'payment.failed', 'payment.expired', 'order.completed'],
    is_primary: isPrimary,
    subaccount_ids: [],
    applies_to_all_subaccounts: false,
  });
  const secret = await addSecret(tx, { webhookId: id, vault, at, previousUntil: at });
  return { id, name, url, secret };
};

type Log = { events: object[]; deliveries: object[]; attempts: object[] };
type Happened = { eventId: string; subjectId: string; body: string; at: Date };

const tell = (log: Log, payment: PaymentRow, random: Random): Happened => {
  const at = new Date(payment.completed_at ?? payment.updated_at);
  const eventId = newId('event', at, random.bytes(10));
  const data = toPayment(payment, false);
  const body = JSON.stringify({
    id: eventId,
    event: EVENT,
    created_at: at.toISOString(),
    is_live: true,
    data,
  });
  log.events.push({
    merchant_id: merchantId,
    mode,
    id: eventId,
    event: EVENT,
    subject_id: payment.id,
    body,
    created_at: at,
  });
  return { eventId, subjectId: payment.id, body, at };
};

/** The result of each attempt; a number is the receiver's status. */
type Story = { status: DeliveryStatus; answers: readonly (number | AttemptError)[] };

const TAKEN: Story = { status: 'delivered', answers: [200] };
const TAKEN_AT_LAST: Story = { status: 'delivered', answers: [502, 'timeout', 200] };
const GIVEN_UP: Story = { status: 'failed', answers: [500, 502, 'timeout', 'refused', 500, 500] };
const NEVER_TAKEN: Story = { status: 'failed', answers: [404, 404, 404, 404, 404, 404] };
const HELD: Story = { status: 'held', answers: [] };

const shopStory = (place: number): Story => {
  if (place === 9) return GIVEN_UP;
  return place % 13 === 5 ? TAKEN_AT_LAST : TAKEN;
};

const deliver = (log: Log, happened: Happened, hook: Hook, story: Story, random: Random): void => {
  const id = newId('webhook_delivery', happened.at, random.bytes(10));
  const url = targetUrl(hook.url, 'dasbor', EVENT);
  const place = { merchant_id: merchantId, mode };
  let at = new Date(happened.at.getTime() + random.int(20, 90));
  const attempts = story.answers.map((answer, tries) => {
    const ms = answer === 'timeout' ? 10_000 : answer === 'refused' ? random.int(3, 20) : random.int(45, 240);
    const requestId = newId('request', at, random.bytes(10));
    const { headers } = messageOf(
      { merchantId, url, event: EVENT, eventId: happened.eventId, body: happened.body, requestId, at },
      { kind: 'dasbor', keys: [signingKey(hook.secret)] },
    );
    const isAnswer = typeof answer === 'number';
    const attempt = {
      ...place,
      delivery_id: id,
      number: tries + 1,
      at,
      ms,
      url,
      request_id: requestId,
      request_headers: headerList(headers),
      status: isAnswer ? answer : null,
      response_content_type: isAnswer ? 'text/plain' : null,
      response_body: isAnswer ? ANSWERS[answer] : null,
      response_truncated: false,
      error: isAnswer ? (answer === 200 ? null : 'bad_status') : answer,
    };
    at = new Date(at.getTime() + ms + (RETRY_MINUTES[tries] ?? 0) * 60_000);
    return attempt;
  });
  const last = attempts.at(-1);
  const isDelivered = story.status === 'delivered';
  log.attempts.push(...attempts);
  log.deliveries.push({
    ...place,
    id,
    url,
    webhook_id: hook.id,
    webhook_name: hook.name,
    event: EVENT,
    event_id: happened.eventId,
    subject_id: happened.subjectId,
    status: story.status,
    attempts: attempts.length,
    tries: isDelivered ? 0 : attempts.length,
    next_at: null,
    last_at: last?.at ?? null,
    last_ms: last?.ms ?? null,
    last_status: last?.status ?? null,
    last_error: last?.error ?? null,
    created_at: happened.at,
    delivered_at: isDelivered ? last?.at : null,
  });
};

const ANSWERS: Readonly<Record<number, string>> = {
  200: 'ok',
  404: 'Halaman tidak ditemukan',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
};

const store = async (tx: Tx, { events, deliveries, attempts }: Log): Promise<void> => {
  for (const [table, rows] of [
    [sql`webhook_event`, events],
    [sql`webhook_delivery`, deliveries],
    [sql`webhook_attempt`, attempts],
  ] as const)
    await tx.run(sql`
      insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`);
  await tx.rows(sql`select refresh_webhook_statistics()`);
};

/** The shop's last delivery succeeded; the accountant's had failed for days before it was disabled. */
const stand = async (
  tx: Tx,
  { now, disabledAt, since }: { now: Date; disabledAt: Date; since: Date },
): Promise<void> => {
  const lastAttempt = (id: string) =>
    sql`(select max(last_at) from webhook_delivery where merchant_id = ${merchantId} and mode = ${mode} and webhook_id = ${id})`;
  await tx.run(sql`
    update webhook set last_success_at = coalesce(${lastAttempt(DEMO_WEBHOOKS.shop)}, ${now})
     where merchant_id = ${merchantId} and mode = ${mode} and id = ${DEMO_WEBHOOKS.shop}`);
  await disableRow(tx, DEMO_WEBHOOKS.accounting, 'failing', disabledAt);
  await tx.run(sql`
    update webhook
       set failing_since = ${since}, failures_in_a_row = 71, warned_at = ${new Date(since.getTime() + DAY_MS)},
           last_success_at = ${new Date(since.getTime() - 900_000)}, last_failure_at = ${disabledAt}
     where merchant_id = ${merchantId} and mode = ${mode} and id = ${DEMO_WEBHOOKS.accounting}`);
};
