import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MERCHANT_A } from '../../testing/people.ts';
import { A_LIVE } from '../../testing/trade.ts';
import { saidBy } from './testing/client.ts';
import { amountOf, COST, FAILS, startTransferStand } from './testing/transfer-stand.ts';

let stand: Awaited<ReturnType<typeof startTransferStand>>;
beforeAll(async () => {
  stand = await startTransferStand();
});
afterAll(() => stand.app.close());

const bankLog = (reference: string) =>
  stand.app.db.system((tx) => tx.rows(sql`select amount from bank.transfer where reference = ${reference}`));

describe('a transfer', () => {
  test('is in progress with amount and fee reserved, then done', async () => {
    const before = await stand.balances();
    const reply = await stand.transfer({ partnerReferenceNo: 'REF-A', sourceAccountNo: MERCHANT_A });
    expect([reply.status, reply.json()]).toMatchObject([
      202,
      {
        responseCode: '2021800',
        partnerReferenceNo: 'REF-A',
        beneficiaryBankCode: '014',
        additionalInfo: { latestTransactionStatus: '03', transactionStatusDesc: 'Pending' },
      },
    ]);
    const { referenceNo } = reply.json<{ referenceNo: string }>();
    const [available = 0, inFlight = 0] = before;
    expect(await stand.balances()).toEqual([available - 50_000 - COST, inFlight + 50_000 + COST]);
    expect((await stand.status({ originalPartnerReferenceNo: 'REF-A' })).json()).toMatchObject({
      latestTransactionStatus: '03',
    });

    await stand.wait();
    expect((await stand.status({ originalPartnerReferenceNo: 'REF-A' })).json()).toMatchObject({
      responseCode: '2003600',
      originalReferenceNo: referenceNo,
      latestTransactionStatus: '00',
      referenceNumber: expect.stringMatching(/^FT\d+$/) as string,
      additionalInfo: { failureCode: null },
    });
    expect(await stand.balances()).toEqual([available - 50_000 - COST, inFlight]);
    expect(await bankLog(referenceNo)).toHaveLength(1);
  });

  test('that fails returns everything with the reason', async () => {
    const before = await stand.balances();
    const id = await stand.sent({ beneficiaryAccountNo: FAILS });
    await stand.wait();
    expect((await stand.status({ originalReferenceNo: id })).json()).toMatchObject({
      latestTransactionStatus: '06',
      additionalInfo: { failureCode: 'NOT_REGISTERED_ACCOUNT' },
    });
    expect(await stand.balances()).toEqual(before);
  });

  test.each([
    ['whose answer is lost is enquired, and paid once', '9822647010', '00'],
    ['that never reached the bank is sent once', '9622647010', '00'],
    ['whose rejection is lost returns once', '9722647010', '06'],
  ])('%s', async (_, beneficiaryAccountNo, want) => {
    const [available = 0] = await stand.balances();
    const id = await stand.sent({ beneficiaryAccountNo });
    await stand.app.payouts.drain();
    expect((await stand.status({ originalReferenceNo: id })).json()).toMatchObject({
      latestTransactionStatus: '03',
    });
    await stand.wait();
    expect((await stand.status({ originalReferenceNo: id })).json()).toMatchObject({
      latestTransactionStatus: want,
    });
    expect(await bankLog(id)).toHaveLength(1);
    expect(await stand.balances()).toEqual([want === '00' ? available - 50_000 - COST : available, 0]);
  });

  test('notifies the merchant’s server of its end once, in SNAP’s format', async () => {
    const done = await stand.sent();
    const failed = await stand.sent({ beneficiaryAccountNo: FAILS });
    await stand.wait();
    const told = (id: string) =>
      stand.app.db.tenant(A_LIVE, async (tx) => {
        const events = await tx.rows<{ body: string }>(
          sql`select body from webhook_event where subject_id = ${id}`,
        );
        return events.map(({ body }) => JSON.parse(body) as object);
      });
    expect(await told(done)).toMatchObject([
      {
        event: 'transfer-bank.notify',
        data: {
          originalReferenceNo: done,
          amount: { value: '50000.00' },
          sourceAccountNo: MERCHANT_A,
          additionalInfo: { latestTransactionStatus: '00' },
        },
      },
    ]);
    expect(await told(failed)).toMatchObject([
      { data: { additionalInfo: { latestTransactionStatus: '06' } } },
    ]);
  });

  test('can be followed to the rupiah in the history and in the trace', async () => {
    const id = await stand.sent({ beneficiaryAccountNo: FAILS });
    await stand.wait();
    const { live: token } = await stand.app.signIn('owner@a.test');
    const trace = await stand.app.ask('GET', `/dashboard/balance/trace/${id}`, { token });
    expect(trace.json()).toMatchObject({
      data: { steps: [{ kind: 'snap_transfer.reserved' }, { kind: 'snap_transfer.released' }], standing: [] },
    });
    const filters = encodeURIComponent(JSON.stringify({ kind: ['snap_transfer.released'] }));
    const history = await stand.app.ask('GET', `/dashboard/balance/ledger?filters=${filters}`, { token });
    expect(history.json<{ data: { reference_id: string; credit: number }[] }>().data[0]).toMatchObject({
      reference_id: id,
      credit: 50_000 + COST,
    });
  });
});

describe('is sent once', () => {
  test('per partnerReferenceNo, also with ten concurrent calls under different external ids', async () => {
    const [available = 0] = await stand.balances();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => stand.transfer({ partnerReferenceNo: 'REF-B' })),
    );
    const said = replies.map((reply) => saidBy(reply)[0]).toSorted();
    expect(said).toEqual(['2021800', ...Array<string>(9).fill('4091801')]);
    await stand.wait();
    expect((await stand.balances())[0]).toBe(available - 50_000 - COST);
    expect(saidBy(await stand.transfer({ partnerReferenceNo: 'REF-B' }))).toEqual([
      '4091801',
      'Duplicate partnerReferenceNo',
    ]);
  });

  test('per X-EXTERNAL-ID, also with ten concurrent calls', async () => {
    const [available = 0] = await stand.balances();
    const signed = { externalId: '4711' };
    const replies = await Promise.all(Array.from({ length: 10 }, () => stand.transfer({}, { signed })));
    const said = replies.map((reply) => saidBy(reply)[0]).toSorted();
    expect(said).toEqual(['2021800', ...Array<string>(9).fill('4091800')]);
    await stand.wait();
    expect((await stand.balances())[0]).toBe(available - 50_000 - COST);
    expect((await stand.status({ originalExternalId: '4711' })).json()).toMatchObject({
      latestTransactionStatus: '00',
    });
  });

  test('with money for one: one of ten concurrent calls succeeds, and the others leave nothing behind', async () => {
    const poor = await startTransferStand(1_000_000 + COST);
    const all = Array.from({ length: 10 }, () => poor.transfer(amountOf('1000000.00')));
    const said = (await Promise.all(all)).map((reply) => saidBy(reply).join(' ')).toSorted();
    expect(said).toEqual([
      '2021800 Request In Progress',
      ...Array<string>(9).fill('4031814 Insufficient Funds'),
    ]);
    await poor.wait();
    expect(await poor.balances()).toEqual([0, 0]);
    const rows = await poor.app.db.tenant(A_LIVE, (tx) => tx.rows(sql`select 1 from snap_transfer`));
    expect(rows).toHaveLength(1);
    await poor.app.close();
  });
});
