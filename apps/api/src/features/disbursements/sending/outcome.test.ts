import { openSpreadsheet } from '@dasbor/spreadsheet';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import type { Disbursement } from '../batch/rows.ts';
import { anItem, batchOf, codeOf, FAILS, FAILS_FOR_NOW, setStand } from '../testing/stand.ts';
import type { Item } from '../testing/stand.ts';

const stand = setStand();

const sent = async (rows: readonly Item[]): Promise<Disbursement> => {
  const { approve, submitted } = stand;
  return batchOf(await approve(await submitted(rows)));
};
const part = (payouts: number, amount: number, transfers: number) => ({
  payouts,
  amount,
  fee: 3_000 * transfers,
  ppn: 330 * transfers,
  total: amount + 3_330 * transfers,
});
const NONE = part(0, 0, 0);
const returnedFile = async ({ id }: Disbursement, language = 'id') => {
  const { rawPayload } = await stand.app.live.inject({
    method: 'GET',
    url: `/dashboard/disbursements/${id}/error-file?rows=returned`,
    headers: { authorization: `Bearer ${stand.maker.live}`, 'accept-language': language },
  });
  return rawPayload;
};

test('a batch has no outcome before its approval', async () => {
  const { made, submitted } = stand;

  expect((await made()).outcome).toBeNull();
  expect((await submitted()).outcome).toBeNull();
});

test('arrived, returned and pending amounts add up to what the balance was charged', async () => {
  const { afterSeconds, read } = stand;
  const rows = [anItem({ amount: 70_000 }), anItem({ account_number: FAILS, amount: 20_000 })];

  const { id, outcome, notice } = await sent(rows);
  expect(outcome).toEqual({ arrived: NONE, returned: NONE, sending: part(2, 90_000, 2) });
  expect(outcome?.sending.total).toBe(notice.total);

  await afterSeconds(1);
  expect((await read(id)).outcome).toEqual({
    arrived: part(1, 70_000, 1),
    returned: part(1, 20_000, 1),
    sending: NONE,
  });
});

test('a retried amount is pending again, and no longer returned', async () => {
  const { afterSeconds, call, owner, read } = stand;
  const { id } = await sent([anItem(), anItem({ account_number: FAILS_FOR_NOW, amount: 30_000 })]);
  await afterSeconds(1);
  await call('POST', `disbursements/${id}/retrigger`, { by: owner, payload: {} });

  expect((await read(id)).outcome).toEqual({
    arrived: part(1, 50_000, 1),
    returned: NONE,
    sending: part(1, 30_000, 1),
  });
});

test('the file of returned payouts is a valid batch: without retriable ones, with the missing amount and the reason', async () => {
  const { afterSeconds, app, call, made, maker } = stand;
  const rows = [
    anItem(),
    anItem({ account_number: FAILS_FOR_NOW, amount: 30_000 }),
    anItem({ account_number: FAILS, amount: 20_000 }),
    anItem({ account_number: FAILS, amount: '600.000.000' }),
  ];
  const batch = await sent(rows);
  await afterSeconds(1);
  // As if only its first part had arrived.
  await app.db.system((tx) =>
    tx.run(sql`update disbursement_item set paid_amount = 500000000, transfers_done = 2
                where disbursement_id = ${batch.id} and amount = 600000000`),
  );

  const file = await returnedFile(batch);
  const sheet = await openSpreadsheet(new Uint8Array(file));
  const found: (string | undefined)[][] = [];
  for await (const chunk of sheet.rows())
    for (const { cells } of chunk.rows) found.push(cells.map((cell) => cell?.text));
  expect(found.slice(1).map((cells) => [cells[2], cells[3], cells.at(-1)])).toEqual([
    [FAILS, '20000', expect.stringMatching(/^Rekening tidak terdaftar di bank tujuan/)],
    [FAILS, '100000000', expect.stringMatching(/^Rekening tidak terdaftar di bank tujuan/)],
  ]);

  const uploaded = await call('POST', 'disbursement-files?name=kembali.xlsx', { payload: file });
  const { id: file_id } = uploaded.json<{ data: { id: string } }>().data;
  const again = await made([], { by: maker, payload: { name: 'Gaji lagi', file_id } });
  expect(again).toMatchObject({ counts: { total: 2, invalid: 0 }, notice: { amount: 100_020_000 } });
});

describe('the trace of a batch', () => {
  type Move = { account: string; amount: number };
  type Trace = { steps: { kind: string; count: number; moves: Move[] }[]; standing: Move[] };
  const traceOf = async (reference: string, by = stand.owner) =>
    (await stand.call('GET', `balance/trace/${reference}`, { by })).json<{ data: Trace }>().data;
  const sum = (moves: readonly Move[]) => moves.reduce((all, { amount }) => all + amount, 0);

  test('sums the steps of all payouts, attempts and parts, and balances to the rupiah', async () => {
    const { afterSeconds, call, items, owner, read } = stand;
    const { id } = await sent([
      anItem(),
      anItem({ amount: 600_000_000 }),
      anItem({ account_number: FAILS, amount: 20_000 }),
      anItem({ account_number: FAILS_FOR_NOW, amount: 30_000 }),
    ]);
    await afterSeconds(1);
    await call('POST', `disbursements/${id}/retrigger`, { by: owner, payload: {} });
    await afterSeconds(1);

    const { steps, standing } = await traceOf(id);
    expect(steps.map(({ kind }) => kind)).toEqual([
      'disbursement.reserved',
      'disbursement.delivered',
      'disbursement.released',
    ]);
    expect(steps.map(({ moves }) => sum(moves))).toEqual([0, 0, 0]);
    expect(sum(standing)).toBe(0);
    const { outcome } = await read(id);
    expect(standing).toContainEqual(
      expect.objectContaining({ account: 'available', amount: -(outcome?.arrived.total ?? 0) }),
    );

    const parts = await Promise.all((await items(id)).map((item) => traceOf(item.id)));
    const stepsOf = (kind: string) =>
      parts.flatMap((part) => part.steps).filter((step) => step.kind === kind);
    for (const { kind, count, moves } of steps) {
      expect(count).toBe(stepsOf(kind).length);
      for (const { account, amount } of moves) {
        const ofItems = stepsOf(kind).flatMap((step) => step.moves.filter((one) => one.account === account));
        expect(amount).toBe(sum(ofItems));
      }
    }
  });

  test('does not exist before the reservation, or for another merchant', async () => {
    const batch = await stand.submitted();
    const theirs = await stand.app.signIn('owner@b.test');
    const { id } = await sent([anItem()]);

    for (const reply of [
      await stand.call('GET', `balance/trace/${batch.id}`, { by: stand.owner }),
      await stand.call('GET', `balance/trace/${id}`, { by: theirs }),
    ])
      expect(codeOf(reply)).toBe('DPAY_TRACE_NOT_FOUND');
  });
});

test('a balance entry names its batch and row, and is found by the batch', async () => {
  const { id } = await sent([anItem(), anItem({ amount: 60_000 })]);

  const reply = await stand.call('GET', 'balance/ledger?limit=2', { by: stand.owner });

  const { data } = reply.json<{ data: { payout: { row: number } }[] }>();
  expect(data.map(({ payout }) => payout).toSorted((a, b) => a.row - b.row)).toEqual(
    [1, 2].map((row) => ({ disbursement_id: id, disbursement_name: 'Gaji November', row })),
  );

  const found = await stand.call('GET', `balance/ledger?count=true&search=${id}`, { by: stand.owner });
  expect(found.json()).toMatchObject({ page: { total: 2 }, data: [{ payout: { disbursement_id: id } }, {}] });
  const named = await stand.call('GET', 'balance/ledger?search=gaji%20NOV', { by: stand.owner });
  expect(named.json<{ data: object[] }>().data.length).toBeGreaterThanOrEqual(2);
});
