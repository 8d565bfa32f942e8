import { addDays, jakartaDate, newId, rupiah } from '@dasbor/domain/kernel';
import { feesOf } from '@dasbor/domain/payments';
import { decidePromo, promoKey } from '@dasbor/domain/promos';
import type { Promo } from '@dasbor/domain/promos';
import type { NewPayment } from '../../features/payments/public.ts';
import { searchText } from '../../platform/list/find.ts';
import { DEMO_ACCOUNTS } from '../accounts.ts';
import type { Sale } from '../orders.ts';
import { DEMO_PROMOS } from './promo-terms.ts';
import type { DemoPromo } from './promo-terms.ts';
import { makeRandom } from '../random.ts';
import type { Random } from '../random.ts';
import type { Seeding } from '../seeding.ts';

/** Promos in every status with their uses. They change the payments of `sales` that have one. */
export const makePromos = (
  seeding: Seeding,
  sales: readonly Sale[],
): { promos: object[]; uses: object[] } => {
  const random = makeRandom(20_261_124);
  const made = DEMO_PROMOS.map((demo) => madeOf(seeding, demo, random));
  const uses = sales
    .filter(({ order, payments }) => order.payment_type === 'full' && payments.length === 1)
    .flatMap(({ payments: [payment] }) => {
      if (!payment || payment.va_type === 'static') return [];
      const one = made.find(({ promo }) => random.chance(0.7) && fits(promo, payment, seeding.now));
      return one ? [useOf(one, payment)] : [];
    });
  return { promos: made.map((one) => rowOf(seeding, one)), uses };
};

type Made = { demo: DemoPromo; createdAt: Date; promo: Counted; used: { count: number; amount: number } };
type Counted = { -readonly [Key in keyof Promo]: Promo[Key] };

const DAY_MS = 86_400_000;
const ACTIVATED_AFTER_MS = 6 * 3_600_000;

const madeOf = ({ now }: Seeding, demo: DemoPromo, random: Random): Made => {
  const { fromDay, toDay, state, ...terms } = demo;
  const today = jakartaDate(now);
  const createdAt = new Date(now.getTime() + Math.min(fromDay - 3, -1) * DAY_MS);
  return {
    demo,
    createdAt,
    promo: {
      ...terms,
      id: newId('promo', createdAt, random.bytes(10)),
      effectiveFrom: addDays(today, fromDay),
      effectiveTo: addDays(today, toDay),
      state,
      takenCount: 0,
      takenAmount: 0,
    },
    used: { count: 0, amount: 0 },
  };
};

/** As the API decided when the payment was made: a promo that is paused now was active until yesterday. */
const fits = (promo: Promo, payment: NewPayment, now: Date): boolean => {
  const at = new Date(payment.created_at);
  const wasActive = promo.state === 'paused' && at < pausedAt(now);
  return decidePromo(wasActive ? { ...promo, state: 'active' } : promo, orderOf(payment), at).ok;
};

const pausedAt = (now: Date): Date => new Date(now.getTime() - DAY_MS);

const orderOf = ({ amount, admin_fee, method, channel, details }: NewPayment) => ({
  amount: rupiah(Number(amount) - Number(admin_fee)),
  method,
  channel,
  bin: details.card?.masked_number?.slice(0, 6),
});

const useOf = ({ promo, used }: Made, payment: NewPayment): object => {
  const order = orderOf(payment);
  const decided = decidePromo({ ...promo, state: 'active' }, order, new Date(payment.created_at));
  const discount = decided.ok ? decided.value.discount : rupiah(0);
  const isPaid = payment.status === 'completed';
  const isOpen = payment.status === 'started' || payment.status === 'processing';
  if (isPaid || isOpen) {
    promo.takenCount += 1;
    promo.takenAmount += discount;
  }
  if (isPaid) {
    used.count += 1;
    used.amount += discount;
  }
  payment.promo_id = promo.id;
  if (promo.subType === 'direct_discount') lower(payment, discount);
  return {
    mode: payment.mode,
    payment_id: payment.id,
    promo_id: promo.id,
    price: order.amount,
    amount: discount,
    status: isPaid ? 'used' : isOpen ? 'reserved' : 'released',
    created_at: payment.created_at,
    ended_at: isOpen ? null : payment.updated_at,
  };
};

/** What the customer pays less, and the fee of what is left. */
const lower = (payment: NewPayment, discount: number): void => {
  const { method, channel, mdr_fee_payer: payer } = payment;
  const price = rupiah(Number(payment.amount) - Number(payment.admin_fee) - discount);
  const { mdrFee, ppn, adminFee } = feesOf(price, { method, channel, payer });
  const isPaid = payment.status === 'completed';
  Object.assign(payment, {
    discount: String(discount),
    amount: String(price + adminFee),
    admin_fee: String(adminFee),
    ...(isPaid && { paid_amount: String(price + adminFee), mdr_fee: String(mdrFee), ppn: String(ppn) }),
  });
};

const rowOf = ({ mode, now }: Seeding, { demo, createdAt, promo, used }: Made): object => {
  const maker = DEMO_ACCOUNTS[0];
  const activatedAt =
    promo.state === 'inactive' ? null : new Date(createdAt.getTime() + ACTIVATED_AFTER_MS).toISOString();
  return {
    mode,
    id: promo.id,
    name: promo.name,
    name_key: promoKey(promo.name),
    description: demo.description,
    type: promo.type,
    sub_type: promo.subType,
    application: promo.application,
    discount_type: promo.discountType,
    discount_value: promo.discountValue,
    minimum_purchase: promo.minimumPurchase,
    maximum_discount: promo.maximumDiscount,
    channels: promo.channels,
    bin_numbers: promo.binNumbers,
    banks: demo.banks,
    effective_from: promo.effectiveFrom,
    effective_to: promo.effectiveTo,
    limit_type: promo.limitType,
    limit_value: promo.limitValue,
    state: promo.state,
    taken_count: promo.takenCount,
    taken_amount: promo.takenAmount,
    used_count: used.count,
    used_amount: used.amount,
    version: promo.state === 'inactive' ? 1 : promo.state === 'paused' ? 3 : 2,
    maker_id: maker?.id,
    created_by: maker?.name,
    search_text: searchText(promo.id, promo.name, demo.description),
    created_at: createdAt.toISOString(),
    updated_at:
      promo.state === 'paused' ? pausedAt(now).toISOString() : (activatedAt ?? createdAt.toISOString()),
    activated_at: activatedAt,
  };
};
