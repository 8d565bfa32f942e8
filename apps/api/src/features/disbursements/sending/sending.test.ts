import { PAYOUT_FAILURE_CODES } from '@dasbor/domain/payouts';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { payoutOwners } from '../../../payout-owners.ts';
import type { Claimed } from '../../../platform/payouts/claim.ts';
import { recordAnswers } from '../../../platform/payouts/record.ts';
import { MERCHANT_A } from '../../../testing/people.ts';
import { NOW } from '../../../testing/trade.ts';
import type { Disbursement } from '../batch/rows.ts';
import { anItem, ARRIVES, batchOf, codeOf, FAILS, FAILS_FOR_NOW, setStand } from '../testing/stand.ts';
import type { Item } from '../testing/stand.ts';

const stand = setStand();

const sent = async (rows?: readonly Item[]): Promise<Disbursement> => {
  const { approve, submitted } = stand;
  return batchOf(await approve(await submitted(rows)));
};
const eventsOf = async (id: string): Promise<{ event: string; data: Record<string, unknown> }[]> => {
  const rows = await stand.app.db.system((tx) =>
    tx.rows<{ body: string }>(sql`select body from webhook_event where subject_id = ${id} order by id`),
  );
  return rows.map(({ body }) => JSON.parse(body));
};
const retrigger = ({ id }: Disbursement, payload: object = {}, options: object = {}) =>
  stand.call('POST', `disbursements/${id}/retrigger`, { by: stand.owner, payload, ...options });

describe('an approved batch', () => {
  test('that arrives has completed items, a lower balance and webhook events', async () => {
    const { afterSeconds, balance, items, read } = stand;
    const before = await balance();
    const { id, notice } = await sent([anItem(), anItem({ amount: 60_000 })]);
    await afterSeconds(1);

    expect(await read(id)).toMatchObject({
      status: 'success',
      counts: { done: 2, processing: 0 },
      completed_at: stand.app.clock.now().toISOString(),
    });
    expect(await items(id)).toMatchObject([
      { status: 'done', fee: 3_000, ppn: 330, transfers: [{ status: 'done' }] },
      { status: 'done' },
    ]);
    expect(await balance()).toEqual({ ...before, available: before.available - notice.total });
    const [, completed] = await eventsOf(id);
    expect(completed).toMatchObject({
      event: 'disbursement.completed',
      data: {
        status: 'success',
        done_amount: 110_000,
        failed_amount: 0,
        fee: 6_000,
        ppn: 660,
        transfer_count: 2,
      },
    });
  });

  test.each([
    [0, 'INSUFFICIENT_BALANCE', true],
    [2, 'NOT_REGISTERED_ACCOUNT', false],
  ])(
    'with a failing payout (9%i) reports why, and returns its money with fee and PPN',
    async (index, code, again) => {
      const { afterSeconds, balance, items, read } = stand;
      const before = await balance();
      const { id } = await sent([anItem({ account_number: `99${String(index).padStart(2, '0')}647010` })]);
      await afterSeconds(1);

      expect(PAYOUT_FAILURE_CODES[index]).toBe(code);
      expect(await read(id)).toMatchObject({
        status: 'failed',
        counts: { failed: 1, retriggerable: Number(again) },
      });
      expect(await items(id)).toMatchObject([{ status: 'failed', failure_code: code, retriggerable: again }]);
      expect(await balance()).toEqual(before);
    },
  );

  test('of which some payouts arrive ends as partially successful', async () => {
    const { afterSeconds, read } = stand;
    const { id } = await sent([anItem(), anItem({ account_number: FAILS })]);
    await afterSeconds(1);

    expect((await read(id)).status).toBe('partially_success');
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      data: { done_amount: 50_000, failed_amount: 50_000 },
    });
  });

  test('balances to the rupiah, item by item, in its money trace', async () => {
    const { afterSeconds, call, items, owner } = stand;
    const { id } = await sent();
    await afterSeconds(1);
    const [item] = await items(id);
    const trace = await call('GET', `balance/trace/${item?.id}`, { by: owner });

    expect(trace.status).toBe(200);
    expect(trace.json<{ data: { steps: { kind: string }[] } }>().data.steps.map(({ kind }) => kind)).toEqual([
      'disbursement.reserved',
      'disbursement.delivered',
    ]);
  });

  test("is sent with the bank's name if its maker accepted it", async () => {
    const { app, approve, call, items, made, read, submit } = stand;
    const { id } = await made([anItem({ account_number: '8422647304' })]);
    const [item] = await items(id);
    await call('PATCH', `disbursement-items/${item?.id}`, { payload: { accept_bank_name: true } });
    await approve(batchOf(await submit(await read(id))));
    const { account_name } = await app.db.system((tx) =>
      tx.one<{ account_name: string }>(
        sql`select account_name from bank_transfer where owner_id = ${item?.id}`,
      ),
    );

    expect(account_name).toBe('BUDI SANTOSO');
    await stand.afterSeconds(1);
  });

  test('is not sent in the daily pause, but afterwards', async () => {
    const { app, read } = stand;
    const { id } = await sent();
    app.clock.set(new Date('2026-11-20T23:30:00+07:00'));
    await app.payouts.drain();
    const books = () =>
      app.db.system((tx) =>
        tx.rows(
          sql`select 1 from bank.transfer b join disbursement_item i on i.id = b.reference where i.disbursement_id = ${id}`,
        ),
      );
    expect(await books()).toEqual([]);

    app.clock.set(new Date('2026-11-21T00:00:00+07:00'));
    await stand.afterSeconds(1);
    app.clock.set(new Date(NOW));
    expect((await read(id)).status).toBe('success');
  });

  test('is completed after a server died: transfers are enquired about, and each is paid once', async () => {
    const { app, afterSeconds, read } = stand;
    const { id } = await sent([anItem(), anItem({ amount: 60_000 })]);
    await app.payouts.drain();
    await app.db.system((tx) =>
      tx.run(sql`
        update bank_transfer t set status = 'sending', claim = 'the dead one'
          from disbursement_item i where i.disbursement_id = ${id} and t.owner_id = i.id`),
    );
    await afterSeconds(40);

    expect((await read(id)).status).toBe('success');
    const asked = await app.db.system((tx) =>
      tx.rows<{ times_asked: number }>(
        sql`select times_asked from bank.transfer b join disbursement_item i on i.id = b.reference where i.disbursement_id = ${id}`,
      ),
    );
    expect(asked).toEqual([{ times_asked: 1 }, { times_asked: 1 }]);
  });

  test('ends each payout, even if two of its parts end concurrently', async () => {
    const { app, items, read } = stand;
    const { id } = await sent([anItem({ amount: 1_200_000_000 })]);
    const tenant = { merchantId: MERCHANT_A, mode: 'live' } as const;
    const parts = await app.db.tenant(tenant, (tx) =>
      tx.rows<Claimed>(sql`
        update bank_transfer t set status = 'sending' from disbursement_item i
         where i.disbursement_id = ${id} and t.owner_id = i.id
        returning t.merchant_id, t.mode, t.reference, t.owner_kind, t.owner_id, t.bank_code, t.account_number,
                  t.account_name, t.amount, 'waiting' as was, t.enquiries`),
    );
    expect(parts).toHaveLength(2);
    await Promise.all(
      parts.map((claimed) =>
        app.db.tenant(tenant, (tx) =>
          recordAnswers(tx, {
            answers: [{ claimed, answer: { status: 'done', bankReference: 'FT1' } }],
            owners: payoutOwners,
            now: app.clock.now(),
            claim: 'x',
          }),
        ),
      ),
    );

    expect((await items(id))[0]?.status).toBe('done');
    expect((await read(id)).status).toBe('success');
  });
});

describe('a retry', () => {
  test('of a temporary failure arrives with a new reference and a new reservation', async () => {
    const { afterSeconds, balance, items, read } = stand;
    const batch = await sent([anItem(), anItem({ account_number: FAILS_FOR_NOW })]);
    await afterSeconds(1);
    const before = await balance();
    const again = batchOf(await retrigger(batch));

    expect(again).toMatchObject({
      status: 'processing',
      completed_at: null,
      counts: { processing: 1, retriggerable: 0 },
    });
    expect((await balance()).in_flight - before.in_flight).toBe(53_330);
    await afterSeconds(1);
    expect((await read(batch.id)).status).toBe('success');
    const item = (await items(batch.id))[1];
    expect(item?.transfers.map(({ reference, status }) => [reference, status])).toEqual([
      [item?.id, 'failed'],
      [`${item?.id}-r2`, 'done'],
    ]);
    expect((await eventsOf(batch.id)).map(({ event }) => event)).toEqual([
      'disbursement.validation_completed',
      'disbursement.completed',
      'disbursement.completed',
    ]);
  });

  // spec 9.35
  test('covers only the part of a split payout that failed', async () => {
    const { app, afterSeconds, balance, items, read } = stand;
    const batch = await sent([anItem({ amount: 1_200_000_000 })]);
    await app.payouts.drain();
    const [item] = await items(batch.id);
    await app.db.system((tx) =>
      tx.run(sql`
        update bank.transfer set outcome = 'failed', failure_code = 'BANK_TIMEOUT' where reference = ${`${item?.id}-2`}`),
    );
    await afterSeconds(1);
    expect(await read(batch.id)).toMatchObject({
      status: 'partially_success',
      counts: { partially_success: 1, retriggerable: 1 },
    });

    const before = await balance();
    await retrigger(batch);
    expect((await balance()).in_flight - before.in_flight).toBe(200_003_330);
    await afterSeconds(1);
    expect(await read(batch.id)).toMatchObject({ status: 'success', counts: { done: 1 } });
  });

  test('twice concurrently counts once', async () => {
    const { afterSeconds, balance } = stand;
    const batch = await sent([anItem({ account_number: FAILS_FOR_NOW })]);
    await afterSeconds(1);
    const before = await balance();
    const replies = await Promise.all([retrigger(batch), retrigger(batch)]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await balance()).in_flight - before.in_flight).toBe(53_330);
    await afterSeconds(1);
  });

  test('is refused for permanent failures, other items, pending items and in the pause', async () => {
    const { app, afterSeconds, balance, items } = stand;
    const batch = await sent([anItem({ account_number: FAILS }), anItem({ account_number: FAILS_FOR_NOW })]);
    const early = await retrigger(batch);
    expect([early.status, codeOf(early)]).toEqual([409, 'DPAY_DISBURSEMENT_STILL_SENDING']);
    expect(early.json()).toMatchObject({ params: { count: 2 } });
    await afterSeconds(1);
    const before = await balance();
    const [lasting, passing] = await items(batch.id);
    expect(codeOf(await retrigger(batch, { item_ids: [lasting?.id] }))).toBe(
      'DPAY_DISBURSEMENT_NOTHING_TO_RETRIGGER',
    );
    app.clock.set(new Date('2026-11-20T23:20:00+07:00'));
    const by = await app.signIn('owner@a.test');
    app.clock.set(new Date('2026-11-20T23:30:00+07:00'));
    expect(codeOf(await retrigger(batch, { item_ids: [passing?.id] }, { by }))).toBe('DPAY_CUT_OFF_TIME');
    app.clock.set(new Date(NOW));
    expect(await balance()).toEqual(before);
  });
});

describe('in sandbox', () => {
  const mode = 'sandbox' as const;
  const simulate = ({ id }: Disbursement, payload: object) =>
    stand.call('POST', `disbursements/${id}/items/simulate`, { mode, by: stand.owner, payload });
  const waiting = async (rows?: readonly Item[]) => {
    const { approve, submitted, app } = stand;
    const batch = batchOf(await approve(await submitted(rows, { mode }), { mode }));
    await app.payouts.drain();
    return batch;
  };

  test('payouts wait for the simulated result', async () => {
    const { read, items, balance } = stand;
    const before = await balance(mode);
    const batch = await waiting([anItem(), anItem({ amount: 60_000 })]);
    expect((await read(batch.id, mode)).status).toBe('processing');

    const [first] = await items(batch.id, '', mode);
    expect(batchOf(await simulate(batch, { outcome: 'done', item_ids: [first?.id] })).counts).toMatchObject({
      done: 1,
      processing: 1,
    });
    expect(batchOf(await simulate(batch, { outcome: 'done' })).status).toBe('success');
    expect(await balance(mode)).toEqual({ ...before, available: before.available - batch.notice.total });
    expect(codeOf(await simulate(batch, { outcome: 'done' }))).toBe('DPAY_DISBURSEMENT_NOTHING_TO_SIMULATE');
  });

  // spec 4.51
  test('payouts fail with the simulated reason, and can be retried if it allows that', async () => {
    const { items, read } = stand;
    const batch = await waiting();
    await simulate(batch, { outcome: 'failed', failure_code: 'BANK_TIMEOUT' });
    expect(await items(batch.id, '', mode)).toMatchObject([
      { failure_code: 'BANK_TIMEOUT', retriggerable: true },
    ]);

    await retrigger(batch, {}, { mode });
    await simulate(batch, { outcome: 'failed' });
    expect(await items(batch.id, '', mode)).toMatchObject([
      { failure_code: 'SIMULATED_FAILURE', retriggerable: false },
    ]);
    expect((await read(batch.id, mode)).status).toBe('failed');
  });

  test('an unknown reason is refused, and live mode has no such operation', async () => {
    const { call, owner } = stand;
    const batch = await waiting();
    expect(codeOf(await simulate(batch, { outcome: 'failed', failure_code: 'BORED' }))).toBe(
      'DPAY_INVALID_REQUEST',
    );
    expect(codeOf(await simulate(batch, { outcome: 'done', failure_code: 'BANK_TIMEOUT' }))).toBe(
      'DPAY_INVALID_REQUEST',
    );
    const live = await call('POST', `disbursements/${batch.id}/items/simulate`, {
      by: owner,
      payload: { outcome: 'done' },
    });
    expect(codeOf(live)).toBe('DPAY_SANDBOX_ONLY');
    await simulate(batch, { outcome: 'done' });
  });
});

describe('a status sync', () => {
  const sync = async ({ id }: Disbursement) =>
    (await stand.call('POST', `disbursements/${id}/sync`)).json<{
      data: { outcome: string; disbursement: Disbursement };
    }>().data;

  // spec 4.8
  test('asks the banks: changed, or still pending', async () => {
    const { app } = stand;
    const batch = await sent([anItem({ account_number: ARRIVES })]);
    await app.payouts.drain();
    expect((await sync(batch)).outcome).toBe('still_processing');
    app.clock.set(new Date(Date.parse(NOW) + 1_000));

    expect(await sync(batch)).toMatchObject({
      outcome: 'status_changed',
      disbursement: { status: 'success' },
    });
  });

  test('of an ended batch resends the webhooks and changes nothing', async () => {
    const { afterSeconds, read } = stand;
    const batch = await sent();
    await afterSeconds(1);
    const before = await read(batch.id);

    expect(await sync(batch)).toEqual({ outcome: 'webhook_resent', disbursement: before });
  });

  // spec 4.15
  test('of a draft reports that validation is in progress', async () => {
    const { create } = stand;
    expect((await sync(batchOf(await create()))).outcome).toBe('still_validating');
    await stand.app.validations.drain();
  });
});
