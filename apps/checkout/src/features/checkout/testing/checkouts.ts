import type { Checkout } from '@dasbor/sdk';
import { offline, ok, problem, type Scenario } from '@dasbor/sdk/testing';
import cancelledFile from '../../../../../../openapi/features/checkout/examples/checkout-cancelled.json' with { type: 'json' };
import expiredFile from '../../../../../../openapi/features/checkout/examples/checkout-expired.json' with { type: 'json' };
import failedFile from '../../../../../../openapi/features/checkout/examples/checkout-failed.json' with { type: 'json' };
import openFile from '../../../../../../openapi/features/checkout/examples/checkout-open.json' with { type: 'json' };
import paidFile from '../../../../../../openapi/features/checkout/examples/checkout-paid.json' with { type: 'json' };
import partlyPaidFile from '../../../../../../openapi/features/checkout/examples/checkout-partly-paid.json' with { type: 'json' };
import promoEndedFile from '../../../../../../openapi/features/checkout/examples/checkout-promo-ended.json' with { type: 'json' };
import promoFile from '../../../../../../openapi/features/checkout/examples/checkout-promo.json' with { type: 'json' };
import qrisFile from '../../../../../../openapi/features/checkout/examples/checkout-qris.json' with { type: 'json' };
import redirectFile from '../../../../../../openapi/features/checkout/examples/checkout-redirect.json' with { type: 'json' };
import retailFile from '../../../../../../openapi/features/checkout/examples/checkout-retail.json' with { type: 'json' };
import suspendedFile from '../../../../../../openapi/features/checkout/examples/checkout-suspended.json' with { type: 'json' };
import virtualAccountFile from '../../../../../../openapi/features/checkout/examples/checkout-virtual-account.json' with { type: 'json' };

// The contract's lint validates every example against its schema.
const checkoutOf = (file: { value: unknown }) => (file.value as { data: Checkout }).data;

const open = checkoutOf(openFile);
const paid = checkoutOf(paidFile);
const coffee = open.items[0] as Checkout['items'][number];

export const checkouts = {
  open,
  virtualAccount: checkoutOf(virtualAccountFile),
  qris: checkoutOf(qrisFile),
  redirect: checkoutOf(redirectFile),
  retail: checkoutOf(retailFile),
  failed: checkoutOf(failedFile),
  promo: checkoutOf(promoFile),
  promoEnded: checkoutOf(promoEndedFile),
  takesCode: { ...open, takes_promo_code: true },
  partlyPaid: checkoutOf(partlyPaidFile),
  paid,
  paidWithFeeAndPromo: {
    ...paid,
    payment: {
      ...(paid.payment as NonNullable<Checkout['payment']>),
      amount: 139_440,
      admin_fee: 4_440,
      promo: { name: 'KOPIHEMAT', discount: 15_000, cashback: 0 },
    },
  },
  expired: checkoutOf(expiredFile),
  cancelled: checkoutOf(cancelledFile),
  suspended: checkoutOf(suspendedFile),
  longNames: {
    ...open,
    merchant_name: 'PT Perkumpulan Penggiling Kopi Nusantara Berkelanjutan Sejahtera Abadi (Persero) Tbk',
    order_reference: 'INVOICE-2026-11-KOPI-ARABIKA-GAYO-TAKENGON-0000001041',
    total_amount: 749_925_000,
    remaining_payment: 749_925_000,
    items: [
      {
        ...coffee,
        name: 'Kopi-arabika-gayo-takengon-peaberry-natural-anaerobic-72-jam',
        quantity: 9999,
        price: 75_000,
      },
    ],
  },
  feeByCustomer: {
    ...open,
    ways: open.ways.map((way) => ({
      ...way,
      channels: way.channels.map((channel) =>
        way.method === 'qris' ? channel : { ...channel, amount: 154_440, admin_fee: 4_440 },
      ),
    })),
  },
  tooLow: {
    ...open,
    total_amount: 5_000,
    remaining_payment: 5_000,
    ways: open.ways.map((way) => ({
      ...way,
      channels: way.channels.map((channel) => ({
        ...channel,
        amount: 5_000,
        ...(['va', 'retail_store'].includes(way.method) && {
          obstacle: { code: 'DPAY_AMOUNT_BELOW_MINIMUM' as const, limit: 10_000 },
        }),
      })),
    })),
  },
  tooHigh: {
    ...open,
    total_amount: 12_000_000,
    remaining_payment: 12_000_000,
    ways: open.ways.map((way) => ({
      ...way,
      channels: way.channels.map((channel) => ({
        ...channel,
        amount: 12_000_000,
        ...(['qris', 'ewallet', 'retail_store'].includes(way.method) && {
          obstacle: { code: 'DPAY_AMOUNT_ABOVE_MAXIMUM' as const, limit: 10_000_000 },
        }),
      })),
    })),
  },
  noWays: { ...open, ways: [] },
  // Of a newer server.
  newState: { ...open, state: 'frozen' as Checkout['state'], ways: [] },
} as const satisfies Record<string, Checkout>;

const answers = (checkout: Checkout) => ok({ data: checkout });

/** What the customer does next, and what the server says. */
export const acts = {
  becomesVirtualAccount: { createCheckoutPayment: answers(checkouts.virtualAccount) },
  choosing: { createCheckoutPayment: 'pending' },
  chosenElsewhere: {
    createCheckoutPayment: problem(409, 'DPAY_PAYMENT_IN_PROGRESS', { payment_id: 'pay_1' }),
    getCheckout: answers(checkouts.qris),
  },
  wrongPhone: {
    createCheckoutPayment: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
      fields: [{ field: 'phone', code: 'DPAY_PHONE_INVALID' }],
    }),
    getCheckout: answers(open),
  },
  turnedOff: {
    createCheckoutPayment: problem(
      409,
      'DPAY_CHANNEL_OFF',
      { channel: 'BCA' },
      { fields: [{ field: 'channel', code: 'DPAY_CHANNEL_OFF' }] },
    ),
    getCheckout: answers({ ...open, ways: open.ways.filter(({ method }) => method !== 'va') }),
  },
  acquirerDown: {
    createCheckoutPayment: problem(503, 'DPAY_ACQUIRER_UNREACHABLE'),
    getCheckout: answers(open),
  },
  offline: { createCheckoutPayment: offline() },
  serverDown: {
    createCheckoutPayment: problem(503, 'DPAY_SERVICE_UNAVAILABLE', undefined, {
      requestId: 'req_01M8J6HQ5G9ME9FNCJWACS6TCZ',
    }),
  },
  isReadAgain: { getCheckout: answers(open) },
  wasPaid: { getCheckout: answers(checkouts.paid) },
  expiredMeanwhile: {
    createCheckoutPayment: problem(409, 'DPAY_ORDER_EXPIRED'),
    getCheckout: answers(checkouts.expired),
  },
  codeApplies: { getCheckout: answers(checkouts.promo) },
  promoUsedUp: {
    createCheckoutPayment: problem(409, 'DPAY_PROMO_USED_UP', { name: 'KOPIHEMAT' }),
    getCheckout: answers(open),
  },
  isPaid: { checkCheckoutPayment: answers(checkouts.paid) },
  isNotPaid: { checkCheckoutPayment: answers(checkouts.virtualAccount) },
} as const satisfies Record<string, Scenario>;
