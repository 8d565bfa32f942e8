import { rupiah } from '@dasbor/domain/kernel';
import {
  delivered,
  LEDGER_ACCOUNT_NAMES,
  LEDGER_ACCOUNTS,
  moved,
  paymentCompleted,
  released,
  reserved,
  topUpPaid,
} from '@dasbor/domain/ledger';
import type { LedgerAccount, MoneyOut, Transfer } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import type { Db } from '../db/db.ts';
import { LedgerShortage, post } from './post.ts';

const AT = new Date('2026-11-20T03:00:00Z');
let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Db;
let merchantId: string;
let merchants = 0;

beforeAll(async () => {
  opened = await openTestDatabase();
  db = opened.db;
});
afterAll(() => opened.drop());
beforeEach(async () => {
  merchantId = `mer_${(merchants += 1)}`;
  await db.system(async (tx) => {
    await tx.run(
      sql`insert into merchant (merchant_id, name, created_at) values (${merchantId}, 'Kopi', ${AT})`,
    );
    await tx.run(sql`insert into merchant_mode (merchant_id, mode)
                     values (${merchantId}, 'live'), (${merchantId}, 'sandbox')`);
  });
});

const tenant = (mode: 'live' | 'sandbox' = 'live') => ({
  merchantId,
  mode,
  actorId: 'usr_1',
  requestId: 'req_1',
});
/** Returns the number of new postings. */
const posting = async (transfers: readonly Transfer[]) => {
  const before = await facts();
  await db.tenant(tenant(), (tx) => post(tx, AT, transfers));
  return (await facts()) - before;
};
const facts = async () => {
  const { count } = await db.tenant(tenant(), (tx) =>
    tx.one<{ count: string }>(sql`select count(*) as count from ledger_transfer`),
  );
  return Number(count);
};
const balances = (holder = '') =>
  db.tenant(tenant(), async (tx) => {
    const rows = await tx.rows<{ account: LedgerAccount; balance: string }>(
      sql`select account, balance from ledger_account where holder = ${holder} and balance <> 0`,
    );
    return Object.fromEntries(rows.map(({ account, balance }) => [account, Number(balance)]));
  });
const topUp = (amount: number, id = 'top_1') => topUpPaid({ id, amount: rupiah(amount) });
const payout = (id: string, amount: number, attempt = 1): MoneyOut => ({
  of: 'disbursement',
  id,
  attempt,
  amount: rupiah(amount),
  fee: rupiah(3_000),
  ppn: rupiah(330),
});

describe('a posting', () => {
  it('moves money between accounts and stores both sides with the balance after', async () => {
    await posting([topUp(100_000)]);
    await posting([reserved(payout('dis_item_1', 50_000))]);

    expect(await balances()).toEqual({ bank: -100_000, available: 46_670, in_flight: 53_330 });
    const history = await db.tenant(tenant(), (tx) =>
      tx.rows(sql`select seq, amount, balance_after, kind, ref from ledger_entry e
                    join ledger_transfer t on t.id = e.transfer_id where account = 'available' order by seq`),
    );
    expect(history).toEqual([
      { seq: '1', amount: '100000', balance_after: '100000', kind: 'top_up.paid', ref: 'top_1' },
      {
        seq: '2',
        amount: '-53330',
        balance_after: '46670',
        kind: 'disbursement.reserved',
        ref: 'dis_item_1',
      },
    ]);
  });

  it('of the same fact is made once, however often it is repeated', async () => {
    expect(await posting([topUp(100_000)])).toBe(1);
    expect(await posting([topUp(100_000)])).toBe(0);
    expect(await posting([topUp(100_000), topUp(5_000, 'top_2')])).toBe(1);
    expect(await posting([topUp(7_000, 'top_3'), topUp(7_000, 'top_3')])).toBe(1);

    expect(await balances()).toEqual({ bank: -112_000, available: 112_000 });
  });

  it('of several transfers numbers their entries in the given order', async () => {
    await posting([topUp(1_000_000)]);
    await posting(['a', 'b', 'c'].map((id) => reserved(payout(id, 10_000))));

    const rows = await db.tenant(tenant(), (tx) =>
      tx.rows<{ ref: string; seq: string; balance_after: string }>(sql`
        select ref, seq, balance_after from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
         where account = 'available' and seq > 1 order by seq`),
    );
    expect(rows).toEqual([
      { ref: 'a', seq: '2', balance_after: '986670' },
      { ref: 'b', seq: '3', balance_after: '973340' },
      { ref: 'c', seq: '4', balance_after: '960010' },
    ]);
  });

  it('that arrives later counts as later, even with an earlier timestamp', async () => {
    const early = new Date(AT.getTime() - 5_000);
    await posting([topUp(10_000)]);
    await db.tenant(tenant(), (tx) => post(tx, early, [topUp(20_000, 'top_2'), topUp(30_000, 'top_3')]));

    const times = await db.tenant(tenant(), (tx) =>
      tx.rows<{ at: string }>(sql`select at from ledger_entry where account = 'available' order by seq`),
    );
    expect(times.map(({ at }) => at)).toEqual([AT, AT, AT].map((at) => at.toISOString()));
  });

  it('of nothing runs no query', async () => {
    expect(await posting([])).toBe(0);
  });

  it('stores the actor and the request', async () => {
    await posting([topUp(10_000)]);

    const one = await db.tenant(tenant(), (tx) =>
      tx.one(sql`select actor_id, request_id, at from ledger_transfer`),
    );
    expect(one).toEqual({ actor_id: 'usr_1', request_id: 'req_1', at: AT.toISOString() });
  });
});

describe("the merchant's own money", () => {
  it('can be spent to the last rupiah', async () => {
    await posting([topUp(13_330)]);
    await posting([reserved(payout('dis_item_1', 10_000))]);

    expect(await balances()).toMatchObject({ in_flight: 13_330 });
  });

  it('cannot be overdrawn by one rupiah, and the transaction is rolled back', async () => {
    await posting([topUp(13_329)]);

    const refused = db.tenant(tenant(), async (tx) => {
      await tx.run(sql`update merchant_mode set feature_config = '{"kept": true}' where mode = 'live'`);
      post(tx, AT, [reserved(payout('dis_item_1', 10_000))]);
    });

    await expect(refused).rejects.toThrow(LedgerShortage);
    expect(await balances()).toEqual({ bank: -13_329, available: 13_329 });
    const kept = await db.tenant(tenant(), (tx) =>
      tx.one<{ feature_config: object }>(sql`select feature_config from merchant_mode where mode = 'live'`),
    );
    expect(kept.feature_config).toEqual({});
  });

  it('cannot leave before it came in', async () => {
    await expect(posting([reserved(payout('dis_item_1', 10_000))])).rejects.toMatchObject({
      account: 'available',
    });
    expect(await balances()).toEqual({});
  });

  it('covers all of a batch or none of it', async () => {
    await posting([topUp(20_000)]);

    const batch = posting([reserved(payout('a', 10_000)), reserved(payout('b', 10_000))]);

    await expect(batch).rejects.toThrow(LedgerShortage);
    expect(await balances()).toEqual({ bank: -20_000, available: 20_000 });
  });

  it('is returned once and paid out once, even if events repeat', async () => {
    await posting([topUp(100_000)]);
    const [lost, sent] = [payout('lost', 10_000), payout('sent', 20_000)];
    await posting([reserved(lost), reserved(sent)]);

    for (let told = 0; told < 3; told += 1) await posting([released(lost), delivered(sent)]);

    expect(await balances()).toEqual({ bank: -80_000, available: 76_670, fee: 3_000, ppn: 330 });
  });

  it('cannot be both paid out and returned', async () => {
    await posting([topUp(13_330)]);
    const out = payout('dis_item_1', 10_000);
    await posting([reserved(out)]);
    await posting([delivered(out)]);

    await expect(posting([released(out)])).rejects.toMatchObject({ account: 'in_flight' });
  });

  it('moves between a merchant and its subaccount, each with its own balance', async () => {
    await posting([topUp(100_000)]);
    await posting([moved({ id: 'ftr_1', from: '', to: 'sub_1', amount: rupiah(30_000) })]);

    expect(await balances()).toMatchObject({ available: 70_000 });
    expect(await balances('sub_1')).toEqual({ available: 30_000 });
  });

  it('from a payment is pending, net of fee and PPN', async () => {
    const paid = { id: 'pay_1', amount: rupiah(150_000), fee: rupiah(4_000), ppn: rupiah(440) };
    await posting([paymentCompleted(paid)]);

    expect(await balances()).toEqual({ acquirer: -150_000, pending: 145_560, fee: 4_000, ppn: 440 });
  });
});

describe('only the posting function writes to the ledger', () => {
  const statements = [
    ['a balance', sql`update ledger_account set balance = 1`],
    [
      'a new account',
      sql`insert into ledger_account (merchant_id, mode, holder, account) values ('m', 'live', '', 'fee')`,
    ],
    ['an entry', sql`insert into ledger_entry values ('m', 'live', '', 'fee', 1, 1, 1, 1, now())`],
    ['a past entry', sql`update ledger_entry set amount = 1`],
    ['a past transfer', sql`delete from ledger_transfer`],
  ] as const;

  it.each(statements)('the application cannot: %s', async (_, statement) => {
    await posting([topUp(10_000)]);

    await expect(db.tenant(tenant(), (tx) => tx.run(statement))).rejects.toThrow(/permission denied/);
  });

  it.each(statements)('a system job cannot: %s', async (_, statement) => {
    await expect(db.system((tx) => tx.run(statement))).rejects.toThrow(/permission denied/);
  });

  it('the posting function requires a tenant', async () => {
    await expect(
      db.tenant({ merchantId: '', mode: 'live' }, (tx) => post(tx, AT, [topUp(1)])),
    ).rejects.toThrow(/none was entered/);
  });

  it('the posting function rejects unbalanced transfers', async () => {
    const lines = (...amounts: number[]) =>
      amounts.map((amount) => ({ holder: '', account: 'bank' as const, amount: rupiah(amount) }));
    const fact = { kind: 'top_up.paid', ref: 'top_1', step: 1 } as const;

    const two = (first: number, second: number) => [
      { holder: '', account: 'available' as const, amount: rupiah(first) },
      { holder: '', account: 'bank' as const, amount: rupiah(second) },
    ];
    await expect(posting([{ ...fact, lines: two(5, -4) }])).rejects.toThrow(/does not close/);
    await expect(posting([{ ...fact, lines: [] }])).rejects.toThrow(/does not close/);
    // The same account twice: each account may change only once.
    await expect(posting([{ ...fact, lines: lines(5, -5) }])).rejects.toThrow(/another order/);
    // They balance together, but not individually.
    await expect(
      posting([
        { ...fact, lines: lines(5, -4) },
        { ...fact, ref: 'top_2', lines: lines(5, -6) },
      ]),
    ).rejects.toThrow(/does not close/);
  });
});

it("merchants and modes cannot see each other's entries", async () => {
  await posting([topUp(10_000)]);
  const rows = (context: { merchantId: string; mode: 'live' | 'sandbox' }) =>
    db.tenant(context, (tx) =>
      tx.rows(
        sql`select 1 from ledger_account union all select 1 from ledger_entry union all select 1 from ledger_transfer`,
      ),
    );

  expect(await rows({ merchantId, mode: 'live' })).toHaveLength(5);
  expect(await rows({ merchantId, mode: 'sandbox' })).toEqual([]);
  expect(await rows({ merchantId: 'mer_nobody', mode: 'live' })).toEqual([]);
});

it('the database has and guards the same accounts as the domain', async () => {
  await posting(
    LEDGER_ACCOUNT_NAMES.filter((name) => name !== 'bank').map((account, index) => ({
      kind: 'top_up.paid',
      ref: `top_${index}`,
      step: 1,
      lines: [
        { holder: '', account: 'bank', amount: rupiah(-1) },
        { holder: '', account, amount: rupiah(1) },
      ],
    })),
  );

  const rows = await db.tenant(tenant(), (tx) =>
    tx.rows<{ account: LedgerAccount; guarded: boolean }>(sql`select account, guarded from ledger_account`),
  );
  expect(Object.fromEntries(rows.map(({ account, guarded }) => [account, { guarded }]))).toEqual(
    LEDGER_ACCOUNTS,
  );
});

describe('concurrently', () => {
  it('a hundred payouts with money for one: one is reserved', async () => {
    await posting([topUp(13_330)]);

    const tries = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) => posting([reserved(payout(`dis_item_${index}`, 10_000))])),
    );

    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(LedgerShortage);
    expect(await balances()).toEqual({ bank: -13_330, in_flight: 13_330 });
  });

  it('a fact reported fifty times is posted once', async () => {
    await Promise.all(Array.from({ length: 50 }, () => posting([topUp(10_000)])));

    expect(await facts()).toBe(1);
    expect(await balances()).toEqual({ bank: -10_000, available: 10_000 });
  });

  it('transfers in both directions between many holders neither deadlock nor lose a rupiah', async () => {
    const holders = ['sub_1', 'sub_2', 'sub_3'];
    await posting([
      topUp(300_000),
      ...holders.map((to) => moved({ id: to, from: '', to, amount: rupiah(100_000) })),
    ]);

    await Promise.all(
      Array.from({ length: 120 }, (_, index) => {
        const [from = '', to = ''] = [holders[index % 3], holders[(index + 1 + (index % 2)) % 3]];
        return posting([moved({ id: `ftr_${index}`, from, to, amount: rupiah(100) })]);
      }),
    );

    const left = await Promise.all(holders.map((holder) => balances(holder)));
    expect(left.reduce((total, { available = 0 }) => total + available, 0)).toBe(300_000);
  });

  it('the first entries of an account open it once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => posting([topUp(1_000, `top_${index}`)])));

    expect(await balances()).toEqual({ bank: -20_000, available: 20_000 });
  });
});
