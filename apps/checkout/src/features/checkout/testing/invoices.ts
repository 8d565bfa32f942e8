import type { Checkout } from '@dasbor/sdk';
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import invoiceFile from '../../../../../../openapi/features/checkout/examples/checkout-invoice.json' with { type: 'json' };
import paidFile from '../../../../../../openapi/features/checkout/examples/checkout-invoice-paid.json' with { type: 'json' };
import partFile from '../../../../../../openapi/features/checkout/examples/checkout-invoice-part.json' with { type: 'json' };
import refusedFile from '../../../../../../openapi/features/checkout/examples/checkout-invoice-part-refused.json' with { type: 'json' };
import { checkouts } from './checkouts.ts';

const checkoutOf = (file: { value: unknown }) => (file.value as { data: Checkout }).data;

const open = checkoutOf(invoiceFile);
const part = checkoutOf(partFile);
const paid = checkoutOf(paidFile);
type Invoice = NonNullable<Checkout['invoice']>;
const facts = open.invoice as Invoice;
const payment = checkouts.virtualAccount.payment as NonNullable<Checkout['payment']>;

const waysOf = (amount: number): Checkout['ways'] =>
  open.ways.map((way) => ({
    ...way,
    channels: way.channels.map((channel) => ({ ...channel, amount })),
  }));

const allOfPart: Checkout = {
  ...part,
  ways: waysOf(355_000),
  part: { amount: 355_000, minimum: 100_000, maximum: 345_000, problem: null },
};
const refusedBy = (amount: number, problem: string): Checkout => ({
  ...checkoutOf(refusedFile),
  part: { amount, minimum: 100_000, maximum: 345_000, problem },
});
const paying: Checkout = { ...part, payment: { ...payment, amount: 150_000 } };

export const invoices = {
  open,
  part,
  allOfPart,
  paid,
  paying,
  late: { ...open, invoice: { ...facts, due_date: '2026-11-10', is_late: true } },
  withoutPpn: {
    ...open,
    total_amount: 500_000,
    remaining_payment: 500_000,
    ways: waysOf(500_000),
    invoice: {
      ...facts,
      ppn_mode: 'none',
      ppn_basis_points: 0,
      tax_base_amount: 0,
      ppn_amount: 0,
    },
  },
  ppnIncluded: {
    ...open,
    total_amount: 500_000,
    remaining_payment: 500_000,
    ways: waysOf(500_000),
    invoice: {
      ...facts,
      ppn_mode: 'included',
      subtotal_amount: 450_450,
      tax_base_amount: 412_913,
      ppn_amount: 49_550,
    },
  },
  withFee: {
    ...part,
    ways: part.ways.map((way) => ({
      ...way,
      channels: way.channels.map((channel) =>
        way.method === 'qris' ? channel : { ...channel, amount: 154_440, admin_fee: 4_440 },
      ),
    })),
  },
  tooSmall: refusedBy(50_000, 'DPAY_PART_TOO_SMALL'),
  restTooSmall: refusedBy(350_000, 'DPAY_REST_TOO_SMALL'),
  aboveRemaining: refusedBy(400_000, 'DPAY_AMOUNT_ABOVE_REMAINING'),
  otherProblem: refusedBy(150_000, 'DPAY_OF_A_NEWER_SERVER'),
  paidByHand: {
    ...paid,
    payment: null,
    invoice: {
      ...(paid.invoice as Invoice),
      payments: [
        {
          payment_id: null,
          method: 'manual',
          channel_name: null,
          amount: 555_000,
          paid_on: '2026-11-21',
        },
      ],
    },
  },
  deleted: {
    ...open,
    state: 'cancelled',
    ways: [],
    invoice: { ...facts, document_url: null },
  },
  longNames: {
    ...part,
    total_amount: 999_999_999_999,
    remaining_payment: 999_999_799_999,
    ways: waysOf(999_999_799_999),
    part: { amount: 999_999_799_999, minimum: 100_000, maximum: 999_999_789_999, problem: null },
    items: open.items.map((item) => ({
      ...item,
      name: 'Kopi-arabika-gayo-takengon-peaberry-natural-anaerobic-72-jam-dalam-kemasan-kedap-udara',
      sku: 'KOPIARABIKAGAYOTAKENGONPEABERRYNATURALANAEROBIC72JAMKEDAPUDARA01',
      description: 'Sangrai-medium-'.repeat(16),
      price: 49_999_999_999,
    })),
    invoice: {
      ...(part.invoice as Invoice),
      number: 'INVOICE2026KOPIARABIKAGAYOTAKENGONPEABERRY0000000000000000001041',
      name: 'Kopiarabikagayotakengonpeaberrynaturalanaerobic72jamdalamkemasankedapudara',
      company_name: 'PT Perkumpulan Penggiling Kopi Nusantara Berkelanjutan Sejahtera Abadi (Persero) Tbk',
    },
  },
} as const satisfies Record<string, Checkout>;

const answers = (checkout: Checkout) => ok({ data: checkout });

/** What the customer does next, and what the server says. */
export const invoiceActs = {
  wantsPart: { getCheckout: answers(part) },
  wantsTooLittle: { getCheckout: answers(invoices.tooSmall) },
  wantsAll: { getCheckout: answers(allOfPart) },
  waits: { getCheckout: 'pending' },
  choosesPart: { createCheckoutPayment: answers(paying) },
  remainingChanged: {
    createCheckoutPayment: problem(409, 'DPAY_AMOUNT_ABOVE_REMAINING', { remaining: 355_000 }),
    getCheckout: answers(invoices.aboveRemaining),
  },
  partIsPaid: { checkCheckoutPayment: answers(allOfPart) },
} as const satisfies Record<string, Scenario>;
