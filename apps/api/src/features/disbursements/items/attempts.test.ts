import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Claimed } from '../../../platform/payouts/claim.ts';
import { recordAnswers } from '../../../platform/payouts/record.ts';
import type { TransferAnswer } from '../../../rails/bank/port.ts';
import { MERCHANT_A } from '../../../testing/people.ts';
import { disbursementsEnded } from '../sending/ended.ts';
import type { Disbursement } from '../batch/rows.ts';
import { anItem, batchOf, FAILS_FOR_NOW, setStand } from '../testing/stand.ts';

const stand = setStand({ funds: 900_000_000_000 });

type Move = { account: string; amount: number };
type Outcome = NonNullable<Disbursement['outcome']>;
const KEYS = ['arrived', 'returned', 'sending'] as const;
const FIGURES = ['payouts', 'amount', 'fee', 'ppn', 'total'] as const;

const standingOf = async (id: string) => {
  const reply = await stand.call('GET', `balance/trace/${id}`, { by: stand.owner, mode: 'sandbox' });
  const { standing } = reply.json<{ data: { standing: Move[] } }>().data;
  return (account: string) => standing.find((move) => move.account === account)?.amount ?? 0;
};

/** Checks that every figure of the batch equals the sum of its items and the ledger. */
const expectToClose = async (id: string) => {
  const { outcome } = await stand.read(id, 'sandbox');
  const items = await stand.items(id, '', 'sandbox');
  for (const key of KEYS)
    for (const figure of FIGURES)
      expect(items.reduce((sum, item) => sum + (item.outcome?.[key][figure] ?? 0), 0)).toBe(
        outcome?.[key][figure],
      );
  const { arrived, sending } = outcome as Outcome;
  expect(items.reduce((sum, { fee, ppn }) => sum + fee + ppn, 0)).toBe(arrived.fee + arrived.ppn);
  const on = await standingOf(id);
  expect([on('available'), on('in_flight'), on('bank'), on('fee'), on('ppn')]).toEqual([
    0 - arrived.total - sending.total,
    sending.total,
    arrived.amount,
    arrived.fee,
    arrived.ppn,
  ]);
  for (const { id: item, outcome: its } of items) {
    const taken = (its?.arrived.total ?? 0) + (its?.sending.total ?? 0);
    expect((await standingOf(item))('available')).toBe(0 - taken);
  }
};

/** The banks answer the transfers of a batch one after another, as far as there are answers. */
const say = async (id: string, words: readonly boolean[]) => {
  const tenant = { merchantId: MERCHANT_A, mode: 'sandbox' as const };
  for (const arrives of words) {
    await stand.app.db.tenant(tenant, async (tx) => {
      const claim = randomUUID();
      const claimed = await tx.rows<Claimed>(sql`
        update bank_transfer t set status = 'sending', claim = ${claim}
         where t.reference = (select min(b.reference) from bank_transfer b join disbursement_item i on i.id = b.owner_id
                               where i.disbursement_id = ${id} and b.status in ('waiting', 'sending', 'unknown'))
        returning t.merchant_id, t.mode, t.reference, t.owner_kind, t.owner_id, t.bank_code, t.account_number,
                  t.account_name, t.amount, 'waiting' as was, t.enquiries`);
      const answer: TransferAnswer = arrives
        ? { status: 'done', bankReference: 'FT1' }
        : { status: 'failed', failure: 'INSUFFICIENT_BALANCE' };
      const answers = claimed.map((one) => ({ claimed: one, answer }));
      const now = stand.app.clock.now();
      await recordAnswers(tx, {
        answers,
        owners: { disbursement: { ended: disbursementsEnded } },
        now,
        claim,
      });
    });
  }
};

test('after every answer of the banks, the items sum to the batch and both to the ledger', async () => {
  const amounts = fc.array(fc.constantFrom(10_000, 50_001, 250_000_001, 600_000_000), {
    minLength: 1,
    maxLength: 3,
  });
  const rounds = fc.array(fc.array(fc.boolean(), { minLength: 2, maxLength: 9 }), {
    minLength: 2,
    maxLength: 4,
  });
  const check = async (rows: readonly number[], words: readonly (readonly boolean[])[]) => {
    const batch = await stand.submitted(
      rows.map((amount) => anItem({ amount })),
      { mode: 'sandbox' },
    );
    const { id } = batchOf(await stand.approve(batch, { mode: 'sandbox' }));
    for (const round of words) {
      await say(id, round);
      await expectToClose(id);
      await stand.call('POST', `disbursements/${id}/retrigger`, {
        by: stand.owner,
        mode: 'sandbox',
        payload: {},
      });
      await expectToClose(id);
    }
  };
  await fc.assert(fc.asyncProperty(amounts, rounds, check), { numRuns: 6, seed: 20_261_120 });
});

test('a retried item is charged for what arrived, and assigns each transfer to its attempt', async () => {
  const { afterSeconds, app, approve, call, items, owner, submitted } = stand;
  const { id } = batchOf(
    await approve(await submitted([anItem({ account_number: FAILS_FOR_NOW, amount: 50_001 })])),
  );
  await afterSeconds(1);
  const [failed] = await items(id);
  expect(failed).toMatchObject({ fee: 0, ppn: 0, outcome: { returned: { total: 53_331 } } });
  await app.db.system((tx) =>
    tx.run(sql`update disbursement_item set account_number = '8422647010' where disbursement_id = ${id}`),
  );
  await call('POST', `disbursements/${id}/retrigger`, { by: owner, payload: {} });
  await afterSeconds(1);

  const [item] = await items(id);
  expect(item).toMatchObject({
    status: 'done',
    fee: 3_000,
    ppn: 330,
    outcome: { arrived: { total: 53_331 }, returned: { total: 0 } },
    transfers: [
      { attempt: 1, status: 'failed', fee: 3_000, ppn: 330 },
      { attempt: 2, status: 'done', fee: 3_000, ppn: 330 },
    ],
  });
});
