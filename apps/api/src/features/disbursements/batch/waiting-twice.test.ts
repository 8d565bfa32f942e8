import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { MERCHANT_A } from '../../../testing/people.ts';
import { NOW } from '../../../testing/trade.ts';
import { anItem, setStand } from '../testing/stand.ts';
import type { Item } from '../testing/stand.ts';

const stand = setStand();

const made = (...items: readonly Item[]) => stand.made(items);

describe('the same payout in two batches', () => {
  const twins = async (account: string, others = {}) => {
    const rows = [
      anItem({ account_number: account, amount: 77_000 }),
      anItem({ account_number: account, amount: 12_000 }),
    ];
    const first = await stand.submitted(rows);
    const second = await stand.submitted([{ ...rows[0], ...others }]);
    return { first, second };
  };
  const warningsOf = async (id: string) =>
    (await stand.evidence(id)).warnings.items.map(({ row, issues }) => [row, ...issues]);
  const withIssue = (has_issue: boolean) => `&filters=${encodeURIComponent(JSON.stringify({ has_issue }))}`;
  const waits = (batch: string) => ({
    field: 'account_number',
    code: 'DUPLICATE_WAITING',
    level: 'warning',
    params: { batch: 'Gaji November', batch_id: batch },
  });

  test('that both wait is reported in each, even in the one submitted first', async () => {
    const { first, second } = await twins('8422000610');

    expect(await warningsOf(first.id)).toEqual([[1, waits(second.id)]]);
    expect(await warningsOf(second.id)).toEqual([[1, waits(first.id)]]);
    for (const id of [first.id, second.id]) {
      const shown = await stand.items(id, withIssue(true));
      expect(shown.map(({ row, issues }) => [row, issues.length])).toEqual([[1, 1]]);
    }
  });

  test('is reported to the second approver, and each decision keeps what its approver saw', async () => {
    const { first, second } = await twins('8422000612');
    const seen = await warningsOf(first.id);
    expect((await stand.approve(first)).status).toBe(200);

    const sent = await warningsOf(second.id);
    expect(sent).toMatchObject([
      [1, { code: 'DUPLICATE_OF_PAST', params: { batch: 'Gaji November', batch_id: first.id } }],
    ]);
    expect((await stand.approve(second)).status).toBe(200);
    await stand.afterSeconds(5, 60);

    expect(await warningsOf(first.id)).toEqual(seen);
    expect(await warningsOf(second.id)).toEqual(sent);
  });

  test('is reported while the other is a draft or was returned, but not once it is cancelled or fixed', async () => {
    const rows = [anItem({ account_number: '8422000614', amount: 78_000 })];
    const draft = await made(...rows);
    stand.app.clock.set(new Date(new Date(NOW).getTime() + 1000));
    const back = await stand.submitted(rows);
    await stand.call('POST', `disbursements/${back.id}/reject`, {
      by: stand.approver,
      payload: { notes: 'Tunggu' },
    });
    const mine = await stand.submitted(rows);
    expect(await warningsOf(mine.id)).toEqual([[1, waits(back.id)]]);

    await stand.call('DELETE', `disbursements/${back.id}`);
    expect(await warningsOf(mine.id)).toEqual([[1, waits(draft.id)]]);

    const [item] = await stand.items(draft.id);
    await stand.call('PATCH', `disbursement-items/${item?.id}`, { payload: { amount: '78001' } });
    expect(await warningsOf(mine.id)).toEqual([]);
    expect(await stand.items(mine.id, withIssue(true))).toEqual([]);
    expect(await stand.items(mine.id, withIssue(false))).toHaveLength(1);
  });

  test.each([
    ['another amount', '8422000616', { amount: 77_001 }],
    ['another bank', '8422000618', { bank_code: 'bni' }],
  ])('with %s is not a duplicate', async (_, account, other) => {
    const { first } = await twins(account, other);

    expect(await warningsOf(first.id)).toEqual([]);
  });

  test('is only reported within a merchant and mode; for a subaccount, with its name', async () => {
    const rows = [anItem({ account_number: '8422000620', amount: 79_000 })];
    const by = await stand.app.signIn('owner@b.test');
    await stand.made(rows, { by });
    await stand.made(rows, { mode: 'sandbox' });
    expect(await warningsOf((await stand.submitted(rows)).id)).toEqual([]);

    const of = await made(anItem({ account_number: '8422000620', amount: 78_000 }));
    await stand.app.db.system(async (tx) => {
      await tx.run(sql`
        insert into subaccount (merchant_id, mode, id, name, email, type, status, search_text, created_at, updated_at)
        values (${MERCHANT_A}, 'live', 'sub_1', 'Toko', 'toko@a.test', 'company', 'created', '', ${NOW}, ${NOW})`);
      await tx.run(sql`update disbursement set holder = 'sub_1' where id = ${of.id}`);
    });

    const { id } = await stand.submitted([anItem({ account_number: '8422000620', amount: 78_000 })]);
    expect(await warningsOf(id)).toMatchObject([
      [1, { code: 'DUPLICATE_WAITING_ELSEWHERE', params: { batch_id: of.id, balance: 'Toko' } }],
    ]);
  });
});
