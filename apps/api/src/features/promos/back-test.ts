import { rupiah } from '@dasbor/domain/kernel';
import type { PaymentMethod } from '@dasbor/domain/payments';
import { BACK_TEST_DAYS, BACK_TEST_PAYMENTS, backTest } from '@dasbor/domain/promos';
import type { PastSale, Promo as PromoRule } from '@dasbor/domain/promos';
import sql, { empty } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { findPromo, promosWhere } from './repository.ts';
import { toRule } from './rows.ts';

const DAY_MS = 86_400_000;
/** As in the contract. */
const MOST_OVERLAPS = 200;

export const backTestPromo: Handler<'backTestPromo'> = async ({ params, tx, now }) => {
  const row = await findPromo(tx, params.id);
  if (!row) return problem('DPAY_PROMO_NOT_FOUND');
  const promo = toRule(row);
  const from = new Date(now.getTime() - BACK_TEST_DAYS * DAY_MS);
  const [newest, others] = await Promise.all([
    pastSales(tx, promo, { from, to: now }),
    promosWhere(
      tx,
      sql`state = 'active' and id <> ${row.id} and ${sameDays(promo)} and ${sameMethods(promo)}`,
      newestOthers,
    ),
  ]);
  const sales = newest.slice(0, BACK_TEST_PAYMENTS).toReversed();
  const found = backTest(promo, sales, others.map(toRule));
  return ok({
    data: {
      from: from.toISOString(),
      to: now.toISOString(),
      payment_count: sales.length,
      is_complete: newest.length <= BACK_TEST_PAYMENTS,
      eligible_count: found.eligibleCount,
      eligible_amount: found.eligibleCost,
      given_count: found.givenCount,
      given_amount: found.givenCost,
      ran_out_at: found.ranOutAt === null ? null : new Date(found.ranOutAt).toISOString(),
      overlaps: [...found.overlaps],
    },
  });
};

const sameDays = ({ effectiveFrom, effectiveTo }: PromoRule) =>
  sql`effective_from <= ${effectiveTo}::date and effective_to >= ${effectiveFrom}::date`;
const sameMethods = ({ type }: PromoRule) =>
  type === 'general' ? sql`true` : sql`type in ('general', ${type})`;
const newestOthers = sql`order by created_at desc, id desc limit ${MOST_OVERLAPS}`;

type SaleRow = { price: string; method: PaymentMethod; channel: string; bin: string | null; at: string };

/**
 * Paid whole orders by the methods of the promo, newest first, one more than are tried. The domain decides which fit, so that the rule is
 * in one place; the index of completed payments bounds the rows that are read.
 */
const pastSales = async (
  tx: Tx,
  { type, channels }: PromoRule,
  { from, to }: { from: Date; to: Date },
): Promise<PastSale[]> => {
  const rows = await tx.rows<SaleRow>(sql`
    select p.paid_amount - p.admin_fee + p.discount as price, p.method, p.channel,
           left(p.details #>> '{card,masked_number}', 6) as bin, p.completed_at as at
      from payment p
      join "order" o on o.merchant_id = p.merchant_id and o.mode = p.mode and o.id = p.order_id
     where p.completed_at >= ${from} and p.completed_at <= ${to} and o.payment_type = 'full' and p.subaccount_id is null
           ${type === 'general' ? empty : sql`and p.method = ${type}`}
           ${channels.length === 0 ? empty : sql`and p.channel = any(${channels}::text[])`}
     order by p.completed_at desc
     limit ${BACK_TEST_PAYMENTS + 1}`);
  return rows.map(({ price, method, channel, bin, at }) => ({
    amount: rupiah(Number(price)),
    method,
    channel,
    bin: bin ?? undefined,
    at,
  }));
};
