import { CHANNEL_LIMITS } from '@dasbor/domain/payments';
import type { PaymentMethod } from '@dasbor/domain/payments';
import type { MethodDetails, NewPayment } from '../features/payments/public.ts';
import type { Random } from './random.ts';
import type { Seeding, Shopper } from './seeding.ts';
import { VA_PREFIX } from './shop.ts';

export type VirtualAccountColumns = Pick<
  NewPayment,
  'va_number' | 'va_name' | 'va_type' | 'va_is_closed' | 'va_minimum' | 'va_maximum'
>;

export const NO_VIRTUAL_ACCOUNT: VirtualAccountColumns = {
  va_number: null,
  va_name: null,
  va_type: null,
  va_is_closed: null,
  va_minimum: null,
  va_maximum: null,
};

/** A unique number in the bank's format: a dynamic account belongs to one order. */
export const virtualAccount = (
  seeding: Seeding,
  method: PaymentMethod,
  channel: string,
): VirtualAccountColumns => {
  if (method !== 'va') return NO_VIRTUAL_ACCOUNT;
  const limits = CHANNEL_LIMITS.va[channel];
  return {
    va_number: `${VA_PREFIX[channel] ?? '880810'}${seeding.number('va')}`,
    va_name: seeding.merchantName.toUpperCase(),
    va_type: 'dynamic',
    va_is_closed: true,
    va_minimum: String(limits?.minimum ?? 0),
    va_maximum: String(limits?.maximum ?? 0),
  };
};

export const methodDetails = (
  random: Random,
  method: PaymentMethod,
  shopper: Shopper | undefined,
): MethodDetails => {
  switch (method) {
    case 'qris':
      return { qris: { type: shopper || random.chance(0.4) ? 'dynamic' : 'static' } };
    case 'ewallet':
      return { ewallet: { phone: shopper?.mobile ?? `+628120000${random.digits(4)}` } };
    case 'card': {
      const [bin, brand] = random.pick(CARDS);
      return { card: { masked_number: `${bin}******${random.digits(4)}`, brand } };
    }
    case 'retail_store':
      return { retail_store: { payment_code: `8829${random.digits(12)}` } };
    default:
      return {};
  }
};

// Prefixes of test cards, so that no number is a real card.
const CARDS = [
  ['411111', 'visa'],
  ['401288', 'visa'],
  ['555555', 'mastercard'],
  ['510510', 'mastercard'],
  ['356600', 'jcb'],
] as const;
