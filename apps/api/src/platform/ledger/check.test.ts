import { rupiah } from '@dasbor/domain/kernel';
import { reserved, topUpPaid } from '@dasbor/domain/ledger';
import pg from 'pg';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import { checkLedger } from './check.ts';
import { post } from './post.ts';

// Only the table owner can corrupt the rows, and the embedded database offers no connection as owner.
const spoilable = inject('database').kind !== 'pglite';
const AT = new Date('2026-11-20T03:00:00Z');
let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let owner: pg.Client;

beforeAll(async () => {
  opened = await openTestDatabase();
  const { db, url } = opened;
  await db.system(async (tx) => {
    await tx.run(sql`insert into merchant (merchant_id, name, created_at) values ('mer_1', 'Kopi', ${AT})`);
    await tx.run(sql`insert into merchant_mode (merchant_id, mode) values ('mer_1', 'live')`);
  });
  const payout = {
    of: 'disbursement',
    id: 'a',
    attempt: 1,
    amount: rupiah(10_000),
    fee: rupiah(0),
    ppn: rupiah(0),
  } as const;
  await db.tenant({ merchantId: 'mer_1', mode: 'live' }, (tx) =>
    post(tx, AT, [topUpPaid({ id: 'top_1', amount: rupiah(50_000) }), reserved(payout)]),
  );
  if (!url) return;
  owner = new pg.Client({ connectionString: url });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await opened.discard();
});

test('a correct ledger has no faults', async () => {
  expect(await checkLedger(opened.db)).toEqual([]);
});

test.runIf(spoilable).each([
  [
    'a manually changed balance',
    `update ledger_account set balance = balance + 1 where account = 'available'`,
    [/add up to zero/, /sum of its entries/],
  ],
  [
    'a missing entry',
    `alter table ledger_entry disable trigger append_only; delete from ledger_entry where account = 'in_flight'`,
    [/two lines/, /sum of its entries/],
  ],
  [
    'a changed past amount',
    `alter table ledger_entry disable trigger append_only;
     update ledger_entry set amount = amount + 1, balance_after = balance_after where account = 'bank'`,
    [/two lines/, /sum of its entries/, /goes on from/],
  ],
  [
    'a changed movement',
    `alter table ledger_movement disable trigger append_only; update ledger_movement set amount = amount + 5`,
    [/movements add up/, /movement goes on from/],
  ],
])('%s is found', async (_, statement, rules) => {
  await owner.query('begin');
  await owner.query(statement);
  await owner.query('commit');
  const faults = (await checkLedger(opened.db)).map(({ rule }) => rule);

  for (const rule of rules) expect(faults).toContainEqual(expect.stringMatching(rule));
});

test.runIf(spoilable)('even the owner cannot change past entries by accident', async () => {
  await owner.query('alter table ledger_transfer enable trigger append_only');

  await expect(owner.query(`update ledger_transfer set kind = 'x'`)).rejects.toThrow(/append only/);
});
