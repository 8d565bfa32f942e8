import { jakartaDate, rupiah } from '@dasbor/domain/kernel';
import type { Rupiah } from '@dasbor/domain/kernel';
import { CHANNELS, PAYMENT_METHODS } from '@dasbor/domain/payments';
import type { PaymentMethod } from '@dasbor/domain/payments';
import { decidePromo, promosFor } from '@dasbor/domain/promos';
import type { Applied, Promo, PromoRefusal } from '@dasbor/domain/promos';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { findPromoByName, promosWhere } from './repository.ts';
import { paidLess } from './reserve.ts';
import { toRule } from './rows.ts';

export type PromoGift = { name: string; discount: Rupiah; cashback: Rupiah };

export type PromoOffers = {
  /** Whether the merchant has a promo that a customer has to type. */
  takesCode: boolean;
  /** What was typed; `problem` if it applies to no channel. */
  code: { name: string; problem: PromoRefusal | null; minimum: number | null } | null;
  /** The typed promo if it applies to the channel, otherwise the best automatic one that fits. */
  promoOf: (method: PaymentMethod, channel: string, fits: (less: Rupiah) => boolean) => PromoGift | undefined;
};

/** Every promo of an order at once, for a page with all channels. Reserves nothing. */
export const promoOffers = async (
  tx: Tx,
  { amount, code }: { amount: Rupiah; code: string | undefined },
  now: Date,
): Promise<PromoOffers> => {
  const today = jakartaDate(now);
  const running = (
    await promosWhere(tx, sql`state = 'active' and ${today}::date between effective_from and effective_to`)
  ).map(toRule);
  const typed = code === undefined ? undefined : await findPromoByName(tx, code);
  const rule = typed && toRule(typed);
  const automatic = running.filter(({ application }) => application === 'automatic');
  return {
    takesCode: running.some(({ application }) => application === 'code'),
    code: code === undefined ? null : codeOf(rule, { amount, code }, now),
    promoOf: (method, channel, fits) => {
      const order = { amount, method, channel };
      const wanted = rule && decidePromo(rule, order, now);
      if (wanted?.ok) return giftOf(wanted.value);
      const best = promosFor(automatic, order, now).automatic.find((one) => fits(paidLess(one)));
      return best && giftOf(best);
    },
  };
};

/** Of the reasons by channel, the one that most helps: a method that is not included is the last. */
const codeOf = (
  rule: Promo | undefined,
  { amount, code }: { amount: Rupiah; code: string },
  now: Date,
): PromoOffers['code'] => {
  const name = rule?.name ?? code;
  const problems = PAYMENT_METHODS.flatMap((method) =>
    CHANNELS[method].map(({ channel }) => decidePromo(rule, { amount, method, channel }, now)),
  ).flatMap((one) => (one.ok ? [null] : [one.problem]));
  if (problems.includes(null)) return { name, problem: null, minimum: null };
  const problem =
    problems.find((one) => one?.code !== 'DPAY_PROMO_METHOD_NOT_INCLUDED') ?? problems[0] ?? undefined;
  const minimum = problem?.params?.['minimum'];
  return {
    name,
    problem: problem?.code ?? 'DPAY_PROMO_NOT_FOUND',
    minimum: typeof minimum === 'number' ? minimum : null,
  };
};

const giftOf = (applied: Applied): PromoGift => {
  const discount = paidLess(applied);
  return {
    name: applied.promo.name,
    discount,
    cashback: discount > 0 ? rupiah(0) : applied.discount,
  };
};

/** What each payment got from its promo, by the payment's id. */
export const promosOfPayments = async (
  tx: Tx,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, PromoGift>> => {
  const rows = await tx.rows<{ payment_id: string; name: string; sub_type: string; amount: string }>(sql`
    select u.payment_id, p.name, p.sub_type, u.amount
      from promo_use u join promo p on p.merchant_id = u.merchant_id and p.mode = u.mode and p.id = u.promo_id
     where u.payment_id = any(${paymentIds}::text[])`);
  return new Map(
    rows.map(({ payment_id: id, name, sub_type: subType, amount }) => {
      const given = rupiah(Number(amount));
      const isDiscount = subType === 'direct_discount';
      return [
        id,
        { name, discount: isDiscount ? given : rupiah(0), cashback: isDiscount ? rupiah(0) : given },
      ];
    }),
  );
};
