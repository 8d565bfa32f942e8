import { createRequire } from 'node:module';
import { rupiah } from '../../packages/domain/src/kernel/index.ts';
import { paymentCompleted } from '../../packages/domain/src/ledger/index.ts';
import { post } from '../../apps/api/src/platform/ledger/post.ts';

const { default: sql } = await import(
  createRequire(new URL('../../apps/api/package.json', import.meta.url)).resolve('sql-template-tag')
);

/** All payments are due on this day, and the clock of the job stands at its afternoon. */
export const DUE_DAY = '2026-11-23';
export const NOW = new Date('2026-11-23T07:30:00.000Z');

const METHODS = ['va', 'qris'];
const PAID = { amount: 100_000, fee: 4_000, ppn: 440 };

/** Adds due payments, the same number for each merchant, with their orders and their postings. `turn` names them. */
export const addDuePayments = async (db, { merchants, count, turn }) => {
  const each = count / merchants.length;
  await db.system(async (tx) => {
    for (const table of ['"order"', 'payment']) await tx.run(insertInto(table, { merchants, each, turn }));
  });
  for (const merchant of merchants)
    await db.tenant(merchant, (tx) =>
      post(tx, new Date('2026-11-20T03:00:00Z'), [
        paymentCompleted({
          id: `pay_all_${turn}`,
          amount: rupiah(PAID.amount * each),
          fee: rupiah(PAID.fee * each),
          ppn: rupiah(PAID.ppn * each),
        }),
      ]),
    );
};

const insertInto = (table, { merchants, each, turn }) => {
  const ids = merchants.map(({ merchantId }) => merchantId);
  const paidAt = '2026-11-20T03:00:00Z';
  const sales = sql`
    from unnest(${ids}::text[]) with ordinality m (id, number) cross join generate_series(1, ${each}::int) n`;
  const name = sql`${turn}::text || '_' || m.number || '_' || n`;
  return table === 'payment'
    ? sql`
      insert into payment (merchant_id, mode, id, order_id, order_reference, reference_id, reference_key, method, channel, amount,
                           paid_amount, mdr_fee, ppn, mdr_fee_payer, status, settlement_status, settlement_due_date, va_number,
                           search_text, created_at, updated_at, expires_at, completed_at)
      select m.id, 'live', 'pay_' || ${name}, 'ord_' || ${name}, ${name}, ${name}, ${name},
             (${METHODS}::text[])[1 + n % 2], 'BCA', ${PAID.amount}::int, ${PAID.amount}::int, ${PAID.fee}::int, ${PAID.ppn}::int,
             'merchant', 'completed', 'need_to_settle', ${DUE_DAY}::date, case when n % 2 = 0 then ${name} end, ${name},
             ${paidAt}::timestamptz + n * interval '1 second', ${paidAt}, ${paidAt}, ${paidAt} ${sales}`
    : sql`
      insert into "order" (merchant_id, mode, id, reference_id, reference_key, total_amount, remaining_payment, payment_type,
                           status, search_text, created_at, updated_at, expires_at, completed_at)
      select m.id, 'live', 'ord_' || ${name}, ${name}, ${name}, ${PAID.amount}::int, 0, 'full', 'completed', ${name},
             ${paidAt}::timestamptz + n * interval '1 second', ${paidAt}, ${paidAt}, ${paidAt} ${sales}`;
};

/** After much was inserted, as a running server does by itself. */
export const refresh = async (client) => {
  await client.query('vacuum analyze payment');
  await client.query('vacuum analyze "order"');
};

export const countDue = async (client) => {
  const { rows } = await client.query(
    `select count(*)::int as due from payment where settlement_status = 'need_to_settle'`,
  );
  return rows[0].due;
};
