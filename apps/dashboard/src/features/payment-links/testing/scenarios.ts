import imageFile from '../../../../../../openapi/features/images/examples/image.json' with { type: 'json' };
import cancelledFile from '../../../../../../openapi/features/payment-links/examples/payment-link-cancelled.json' with { type: 'json' };
import creatorsFile from '../../../../../../openapi/features/payment-links/examples/payment-link-creators.json' with { type: 'json' };
import expiredFile from '../../../../../../openapi/features/payment-links/examples/payment-link-expired.json' with { type: 'json' };
import maskedFile from '../../../../../../openapi/features/payment-links/examples/payment-link-masked.json' with { type: 'json' };
import ownFile from '../../../../../../openapi/features/payment-links/examples/payment-link-template-own.json' with { type: 'json' };
import paidFile from '../../../../../../openapi/features/payment-links/examples/payment-link-paid.json' with { type: 'json' };
import standardFile from '../../../../../../openapi/features/payment-links/examples/payment-link-template-standard.json' with { type: 'json' };
import unpaidFile from '../../../../../../openapi/features/payment-links/examples/payment-link-unpaid.json' with { type: 'json' };
import withoutCustomerFile from '../../../../../../openapi/features/payment-links/examples/payment-link-without-customer.json' with { type: 'json' };
import pageFile from '../../../../../../openapi/features/payment-links/examples/payment-links-page.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed, listStates, onePage } from '../../../shared/testing/list-states.ts';
import { LONGEST } from '../../../shared/testing/longest.ts';
import { recordStates } from '../../../shared/testing/record-states.ts';
import type { PaymentLink } from '../api/types.ts';

const one = (file: { value: unknown }): PaymentLink => example<'getPaymentLink'>(file).data;

/** Links of the contract, named by their state. */
export const linkExamples = {
  unpaid: one(unpaidFile),
  withoutCustomer: one(withoutCustomerFile),
  paid: one(paidFile),
  expired: one(expiredFile),
  cancelled: one(cancelledFile),
  masked: one(maskedFile),
} satisfies Record<string, PaymentLink>;
const { unpaid, cancelled } = linkExamples;
const coffee = unpaid.items?.[0] as NonNullable<PaymentLink['items']>[number];

const page = example<'listPaymentLinks'>(pageFile);
const creators = { listPaymentLinkCreators: ok(example<'listPaymentLinkCreators'>(creatorsFile)) };
const standardTemplate = ok(example<'getPaymentLinkTemplate'>(standardFile));
const ownTemplate = ok(example<'getPaymentLinkTemplate'>(ownFile));

export const linkListStates = listStates('listPaymentLinks', {
  page,
  permission: 'payment_link.view',
  around: creators,
  more: {
    longest: ok(
      onePage(
        page.data.map((row) => ({
          ...row,
          amount: LONGEST.rupiah,
          reference_id: 'PESANAN-GROSIR-2026-11-20-CABANG-KEMANG-0001',
          created_by_name: LONGEST.name,
          customer: row.customer && { ...row.customer, name: LONGEST.name },
        })),
      ),
    ),
  },
});

/** A link, and the message with which it is shared. */
export const linkShown = (link: PaymentLink): Scenario => ({
  getPaymentLink: ok({ data: link }),
  getPaymentLinkTemplate: standardTemplate,
});

export const linkStates = {
  ...recordStates('getPaymentLink', {
    notFound: problem(404, 'DPAY_PAYMENT_LINK_NOT_FOUND'),
    permission: 'payment_link.view',
  }),
  longest: linkShown({
    ...unpaid,
    amount: LONGEST.rupiah,
    reference_id: 'PESANAN-GROSIR-2026-11-20-CABANG-KEMANG-0001',
    customer: unpaid.customer && { ...unpaid.customer, name: LONGEST.name },
    items: [{ ...coffee, name: LONGEST.name, quantity: 9_999, price: 100_010_001 }],
    notes: 'Dikirim Senin pagi.\n'.repeat(20),
  }),
  newer: linkShown({
    ...unpaid,
    status: 'newer' as never,
    history: [{ ...unpaid.history?.[0], kind: 'opened' } as never],
  }),
  ownTemplate: { ...linkShown(unpaid), getPaymentLinkTemplate: ownTemplate },
  cancelling: {
    ...linkShown(unpaid),
    cancelPaymentLink: ok({ data: { ...cancelled, id: unpaid.id } }),
  },
  paidMeanwhile: {
    ...linkShown(unpaid),
    cancelPaymentLink: problem(409, 'DPAY_PAYMENT_LINK_NOT_OPEN', { status: 'paid' }),
  },
  sending: { ...linkShown(unpaid), sendPaymentLink: ok({ data: unpaid }) },
  sentTooOften: {
    ...linkShown(unpaid),
    sendPaymentLink: problem(429, 'DPAY_RATE_LIMITED', { retry_after: 42 }),
  },
} satisfies Record<string, Scenario>;

export const linkCreation = {
  succeeds: { ...linkShown(unpaid), createPaymentLink: ok({ data: unpaid }, { status: 201 }) },
  refused: {
    createPaymentLink: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
      fields: [
        { field: 'customer.email', code: 'DPAY_EMAIL_INVALID' },
        { field: 'items.0.name', code: 'DPAY_FIELD_HIDDEN_CHARACTER' },
        { field: 'items.0.image_id', code: 'DPAY_IMAGE_NOT_FOUND' },
      ],
    }),
  },
  suspended: { createPaymentLink: problem(403, 'DPAY_MERCHANT_SUSPENDED') },
} satisfies Record<string, Scenario>;

/** What follows the choice of a picture for an item. */
export const imageUploads = {
  succeeds: { ...linkCreation.succeeds, uploadImage: ok(example<'uploadImage'>(imageFile), { status: 201 }) },
  pending: { uploadImage: 'pending' },
  damaged: {
    uploadImage: problem(400, 'DPAY_IMAGE_DAMAGED', undefined, {
      fields: [{ field: 'file', code: 'DPAY_IMAGE_DAMAGED' }],
    }),
  },
} satisfies Record<string, Scenario>;

export const templateStates = {
  pending: { getPaymentLinkTemplate: 'pending' },
  failed: { getPaymentLinkTemplate: failed },
  standard: {
    getPaymentLinkTemplate: standardTemplate,
    setPaymentLinkTemplate: ownTemplate,
  },
  own: { getPaymentLinkTemplate: ownTemplate, setPaymentLinkTemplate: standardTemplate },
} satisfies Record<string, Scenario>;
