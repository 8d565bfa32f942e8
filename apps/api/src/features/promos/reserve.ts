import { jakartaDate, ok, rupiah } from '@dasbor/domain/kernel';
import type { Result, Rupiah } from '@dasbor/domain/kernel';
import { decidePromo, promosFor } from '@dasbor/domain/promos';
import type { Applied, PromoOrder, PromoRefusal } from '@dasbor/domain/promos';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { findPromoByName, promosWhere } from './repository.ts';
import { toRule } from './rows.ts';

export type Asked = PromoOrder & {
  /** What the customer typed. Without it, the best automatic promo is taken. */
  readonly code?: string | undefined;
  /** Whether the order can be charged with so much less. A promo that nobody typed must not make it impossible. */
  readonly fits?: ((less: Rupiah) => boolean) | undefined;
};

export type Reserved = {
  readonly promoId: string;
  /** What the customer pays less; 0 for cashback. */
  readonly discount: Rupiah;
};

/** The promo that an order would get now, or why its code does not apply. Reserves nothing. */
export const offeredPromo = async (
  tx: Tx,
  asked: Asked,
  now: Date,
): Promise<Result<Applied | undefined, PromoRefusal>> => {
  const offered = await offersFor(tx, asked, now);
  return offered.ok ? ok(offered.value[0]) : offered;
};

/**
 * Takes a promo's discount from its limit for a new payment; undefined if no promo applies. Of concurrent payments, those that come after
 * the limit is used up are refused, or get the next best automatic promo. Locks the promo after the payment and its order.
 */
export const reservePromo = async (
  tx: Tx,
  paymentId: string,
  asked: Asked,
  now: Date,
): Promise<Result<Reserved | undefined, PromoRefusal>> => {
  const offered = await offersFor(tx, asked, now);
  if (!offered.ok) return offered;
  for (const applied of offered.value)
    if (await take(tx, { ...applied, paymentId, price: asked.amount, now }))
      return ok({ promoId: applied.promo.id, discount: paidLess(applied) });
  // Another payment took the rest, or somebody paused it in the meantime.
  return asked.code === undefined ? ok(undefined) : refusedNow(tx, asked, now);
};

/** What the customer pays less with this promo. */
export const paidLess = ({ promo, discount }: Applied): Rupiah =>
  promo.subType === 'direct_discount' ? discount : rupiah(0);

/** The typed promo, or the automatic ones, the best one first. */
const offersFor = async (
  tx: Tx,
  { code, fits = () => true, ...order }: Asked,
  now: Date,
): Promise<Result<readonly Applied[], PromoRefusal>> => {
  if (code === undefined) {
    const { automatic } = promosFor(await automaticPromos(tx, order, now), order, now);
    return ok(automatic.filter((applied) => fits(paidLess(applied))));
  }
  const row = await findPromoByName(tx, code);
  const decided = decidePromo(row && toRule(row), order, now);
  return decided.ok ? ok([decided.value]) : decided;
};

const automaticPromos = async (tx: Tx, { amount, method }: PromoOrder, now: Date) => {
  const today = jakartaDate(now);
  const rows = await promosWhere(
    tx,
    sql`application = 'automatic' and state = 'active' and ${today}::date between effective_from and effective_to
        and type in ('general', ${method}) and minimum_purchase <= ${amount}::bigint`,
  );
  return rows.map(toRule);
};

const refusedNow = async (
  tx: Tx,
  { code = '', ...order }: Asked,
  now: Date,
): Promise<Result<never, PromoRefusal>> => {
  const row = await findPromoByName(tx, code);
  const decided = decidePromo(row && toRule(row), order, now);
  const name = row?.name ?? code;
  return decided.ok ? { ok: false, problem: { code: 'DPAY_PROMO_USED_UP', params: { name } } } : decided;
};

type Taking = Applied & { paymentId: string; price: Rupiah; now: Date };

/** The update waits for concurrent ones and checks the limit on the row that they left. Returns whether it took the discount. */
const take = async (tx: Tx, { promo, discount, paymentId, price, now }: Taking): Promise<boolean> => {
  const taken = await tx.run(sql`
    with taken as (
      update promo set taken_count = taken_count + 1, taken_amount = taken_amount + ${discount}::bigint
       where id = ${promo.id} and state = 'active' and deleted_at is null
         and case limit_type when 'quota' then taken_count + 1 else taken_amount + ${discount}::bigint end <= limit_value
      returning merchant_id, mode, id)
    insert into promo_use (merchant_id, mode, payment_id, promo_id, price, amount, created_at)
    select merchant_id, mode, ${paymentId}, id, ${price}::bigint, ${discount}::bigint, ${now}::timestamptz from taken`);
  if (taken === 0) return false;
  await outbox.add(tx, { topic: 'promo.updated', aggregate: promo.id, payload: { status: 'reserved' } });
  return true;
};
