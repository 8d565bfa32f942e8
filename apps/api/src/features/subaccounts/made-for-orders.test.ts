import { rupiah } from '@dasbor/domain/kernel';
import { settlementSettled } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { checkLedger } from '../../platform/ledger/check.ts';
import { post } from '../../platform/ledger/post.ts';
import { A_SANDBOX, addTrade, NOW } from '../../testing/trade.ts';
import { dataOf, setStand } from './testing/stand.ts';
import type { Owned } from './testing/stand.ts';

const stand = setStand();

describe('an order for a subaccount', () => {
  test('names it, also in its payment, and is pending there instead of at the merchant', async () => {
    const before = await stand.balancesOf(stand.branch);
    const merchant = await stand.ofMerchant();
    const made = await stand.ordered({ subaccount_id: stand.branch });
    const payment = await stand.charged(made);
    expect([made.subaccount_id, payment.subaccount_id]).toEqual([stand.branch, stand.branch]);
    expect((await stand.paid(payment)).status).toBe(200);

    // Rp 100.000 less the fee of a virtual account and its PPN.
    expect(await stand.balancesOf(stand.branch)).toEqual({ ...before, pending: before.pending + 95_560 });
    expect(await stand.ofMerchant()).toEqual(merchant);
    const trace = dataOf<{ standing: { account: string; subaccount_id: string | null }[] }>(
      await stand.send('GET', `balance/trace/${payment.id}`),
    );
    expect(trace.standing.map(({ subaccount_id }) => subaccount_id)).toEqual(
      trace.standing.map(() => stand.branch),
    );
  });

  test('is in its list and in the list of all, but in no other subaccount’s', async () => {
    const made = await stand.ordered({ subaccount_id: stand.branch });
    const payment = await stand.charged(made);
    const own = await stand.ordered({});
    expect(own.subaccount_id).toBeNull();

    for (const [path, mine, merchants] of [
      ['orders', made.id, own.id],
      ['payments', payment.id, (await stand.charged(own)).id],
    ] as const) {
      const ofBranch = await stand.listed(path, { subaccount_id: stand.branch });
      expect([ofBranch.includes(mine), ofBranch.includes(merchants)]).toEqual([true, false]);
      expect(await stand.listed(path, { subaccount_id: stand.other })).toEqual([]);
      expect(await stand.listed(path, {})).toEqual(expect.arrayContaining([mine, merchants]));
    }
  });

  test('is sent to webhooks that include the subaccount, and to no others', async () => {
    const hook = (name: string, subaccount: string) =>
      stand.send('POST', 'webhooks', {
        payload: {
          name,
          url: 'https://toko.example/hook',
          events: ['order.created'],
          subaccount_ids: [subaccount],
        },
      });
    await hook('Bandung', stand.branch);
    await hook('Medan', stand.other);
    const made = await stand.ordered({ subaccount_id: stand.branch });

    const told = await stand.app.db.system((tx) =>
      tx.rows<{ webhook_name: string }>(
        sql`select webhook_name from webhook_delivery where subject_id = ${made.id}`,
      ),
    );
    expect(told.map(({ webhook_name }) => webhook_name)).toEqual(['Bandung']);
  });

  test('still belongs to the subaccount when its static number is paid again', async () => {
    const first = await stand.charged(await stand.ordered({ subaccount_id: stand.branch }));
    const { va_number: number } = await stand.app.db.tenant(A_SANDBOX, async (tx) => {
      await tx.run(sql`update payment set va_type = 'static' where id = ${first.id}`);
      return tx.one<{ va_number: string }>(sql`select va_number from payment where id = ${first.id}`);
    });
    const before = await stand.balancesOf(stand.branch);
    const pay = () =>
      stand.send('POST', `simulator/virtual-accounts/${number}/pay`, { payload: { amount: 100_000 } });
    await pay();
    const { payment_id: again } = dataOf<{ payment_id: string }>(await pay());

    expect(again).not.toBe(first.id);
    expect(dataOf<Owned>(await stand.send('GET', `payments/${again}`)).subaccount_id).toBe(stand.branch);
    expect(await stand.balancesOf(stand.branch)).toMatchObject({ pending: before.pending + 2 * 95_560 });
  });

  test('is in its balance after settlement, and the trace shows it', async () => {
    const payment = await stand.charged(await stand.ordered({ subaccount_id: stand.branch }));
    await stand.paid(payment);
    const id = 'set_01K00000000000000000000001';
    const before = await stand.balancesOf(stand.branch);
    await addTrade(stand.app.db, A_SANDBOX, { settlements: [{ id }] });
    await stand.app.db.tenant(A_SANDBOX, async (tx) => {
      await tx.run(sql`update payment set settlement_id = ${id} where id = ${payment.id}`);
      post(tx, new Date(NOW), [settlementSettled({ id, net: rupiah(95_560), holder: stand.branch })]);
    });

    expect(await stand.balancesOf(stand.branch)).toMatchObject({ available: before.available + 95_560 });
    const { standing } = dataOf<{ standing: object[] }>(
      await stand.send('GET', `balance/trace/${payment.id}`),
    );
    expect(standing).toContainEqual({ account: 'available', subaccount_id: stand.branch, amount: 95_560 });
    expect(standing).not.toContainEqual(expect.objectContaining({ account: 'pending' }));
  });
});

test('the ledger balances after all of this', async () => {
  expect(await checkLedger(stand.app.db)).toEqual([]);
});
