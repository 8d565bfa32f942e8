import remindersFile from '../../../../../../openapi/features/invoice-reminders/examples/invoice-reminders.json' with { type: 'json' };
import draftFile from '../../../../../../openapi/features/invoices/examples/invoice-draft.json' with { type: 'json' };
import ownDraftFile from '../../../../../../openapi/features/invoices/examples/invoice-draft-own-document.json' with { type: 'json' };
import ownDocumentFile from '../../../../../../openapi/features/invoices/examples/invoice-own-document.json' with { type: 'json' };
import lateFile from '../../../../../../openapi/features/invoices/examples/invoice-late.json' with { type: 'json' };
import maskedFile from '../../../../../../openapi/features/invoices/examples/invoice-masked.json' with { type: 'json' };
import outstandingFile from '../../../../../../openapi/features/invoices/examples/invoice-outstanding.json' with { type: 'json' };
import paidFile from '../../../../../../openapi/features/invoices/examples/invoice-paid.json' with { type: 'json' };
import partlyPaidFile from '../../../../../../openapi/features/invoices/examples/invoice-partly-paid.json' with { type: 'json' };
import paymentsFile from '../../../../../../openapi/features/invoices/examples/invoice-payments-page.json' with { type: 'json' };
import pendingFile from '../../../../../../openapi/features/invoices/examples/invoice-pending.json' with { type: 'json' };
import settingsFile from '../../../../../../openapi/features/invoices/examples/invoice-settings.json' with { type: 'json' };
import noTotalsFile from '../../../../../../openapi/features/invoices/examples/invoice-totals-empty.json' with { type: 'json' };
import totalsFile from '../../../../../../openapi/features/invoices/examples/invoice-totals.json' with { type: 'json' };
import pageFile from '../../../../../../openapi/features/invoices/examples/invoices-page.json' with { type: 'json' };
import { AGE_GROUPS } from '@dasbor/domain/invoices';
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed, listStates, onePage } from '../../../shared/testing/list-states.ts';
import { LONGEST } from '../../../shared/testing/longest.ts';
import { recordStates } from '../../../shared/testing/record-states.ts';
import type { Invoice, InvoicePayment } from '../api/types.ts';

const one = (file: { value: unknown }): Invoice => example<'getInvoice'>(file).data;

/** Invoices of the contract, named by their state. */
export const invoiceExamples = {
  draft: one(draftFile),
  ownDraft: one(ownDraftFile),
  outstanding: one(outstandingFile),
  partlyPaid: one(partlyPaidFile),
  pending: one(pendingFile),
  late: one(lateFile),
  paid: one(paidFile),
  masked: one(maskedFile),
} satisfies Record<string, Invoice>;
const { draft, ownDraft, outstanding, partlyPaid, pending, late, paid } = invoiceExamples;
const item = outstanding.items?.[0] as NonNullable<Invoice['items']>[number];

export const invoiceSettings = example<'getInvoiceSettings'>(settingsFile).data;
/** A PDF of the merchant, as it was stored. */
export const ownDocument = example<'uploadInvoiceDocument'>(ownDocumentFile).data;
const settings = ok({ data: invoiceSettings });
const page = example<'listInvoices'>(pageFile);
const totals = { getInvoiceTotals: ok(example<'getInvoiceTotals'>(totalsFile)) };

export const invoiceListStates = {
  ...listStates('listInvoices', {
    page,
    permission: 'invoice.view',
    around: totals,
    more: {
      everyStatus: ok(onePage([draft, outstanding, partlyPaid, pending, late, paid])),
      longest: ok(
        onePage(
          page.data.map((row) => ({
            ...row,
            number: `INV/${LONGEST.reference}`.slice(0, 64),
            name: LONGEST.name,
            total_amount: LONGEST.rupiah,
            outstanding_amount: LONGEST.rupiah,
            customer: { ...row.customer, name: LONGEST.name },
          })),
        ),
      ),
    },
  }),
  first: { getInvoiceTotals: ok(example<'getInvoiceTotals'>(noTotalsFile)), listInvoices: ok(onePage([])) },
  largestTotals: {
    listInvoices: ok(page),
    getInvoiceTotals: ok({
      data: {
        outstanding_count: 99_999,
        outstanding_amount: LONGEST.rupiah,
        late_count: 99_999,
        late_amount: LONGEST.rupiah,
        ages: AGE_GROUPS.map((age) => ({ age, count: 99_999, amount: LONGEST.rupiah })),
      },
    }),
  },
  totalsPending: { listInvoices: ok(page), getInvoiceTotals: 'pending' },
  totalsFailed: { listInvoices: ok(page), getInvoiceTotals: failed },
} satisfies Record<string, Scenario>;

export const invoicePaymentStates = listStates('listInvoicePayments', {
  page: example<'listInvoicePayments'>(paymentsFile),
  permission: 'invoice.view',
});

const reminders = { getInvoiceReminders: ok(example<'getInvoiceReminders'>(remindersFile)) };

export const invoiceShown = (invoice: Invoice): Scenario => ({
  ...reminders,
  getInvoice: ok({ data: invoice }),
});

/** Recorded by a colleague, so that Ratna may reverse it. */
const record: InvoicePayment = {
  ...(partlyPaid.payments?.[0] as InvoicePayment),
  status: 'paid_manually',
  reversed_at: null,
  reversed_by_name: null,
  reversal_reason: null,
};

/** An invoice with one record by hand. */
const recordedAs = (changes: Partial<InvoicePayment>): Invoice => ({
  ...partlyPaid,
  outstanding_amount: 638_000,
  payments: [{ ...record, ...changes }],
});
export const recordedBy = {
  colleague: recordedAs({}),
  oneself: recordedAs({ recorded_by_id: 'usr_01KAJ800000000000000000001', recorded_by_name: 'Ratna Kusuma' }),
  before: {
    ...recordedAs({ is_paid_before: true, note: null }),
    history: [
      ...(partlyPaid.history ?? []).slice(0, 2),
      {
        ...(partlyPaid.history?.[1] as NonNullable<Invoice['history']>[number]),
        kind: 'paid_before',
        amount: 250_000,
      },
    ],
  },
  marking: { ...paid, payments: [{ ...record, is_permanent: true, amount: 888_000 }] },
} satisfies Record<string, Invoice>;

export const invoiceStates = {
  ...recordStates('getInvoice', {
    notFound: problem(404, 'DPAY_INVOICE_NOT_FOUND'),
    permission: 'invoice.view',
  }),
  longest: invoiceShown({
    ...partlyPaid,
    number: `INV/${LONGEST.reference}`.slice(0, 64),
    name: LONGEST.name,
    total_amount: LONGEST.rupiah,
    outstanding_amount: LONGEST.rupiah - 1,
    customer: { ...partlyPaid.customer, name: LONGEST.name },
    items: Array.from({ length: 8 }, () => ({
      ...item,
      name: LONGEST.name,
      description: LONGEST.words,
      quantity: 9_999,
      price: 100_010_001,
      amount: 999_999_999_999,
    })),
    notes: 'Dikirim Senin pagi.\n'.repeat(20),
  }),
  newer: invoiceShown({
    ...outstanding,
    status: 'newer' as never,
    history: [{ ...outstanding.history?.[0], kind: 'quoted' } as never],
  }),
  issuing: {
    ...reminders,
    getInvoice: [ok({ data: draft }), ok({ data: outstanding })],
    issueInvoice: ok({ data: outstanding }),
  },
  duplicating: {
    ...invoiceShown(paid),
    duplicateInvoice: problem(404, 'DPAY_INVOICE_NOT_FOUND'),
  },
  sending: { ...invoiceShown(outstanding), sendInvoice: ok({ data: outstanding }) },
  sentTooOften: {
    ...invoiceShown(outstanding),
    sendInvoice: problem(429, 'DPAY_RATE_LIMITED', { retry_after: 42 }),
  },
  recording: {
    ...invoiceShown(outstanding),
    recordInvoicePayment: ok({ data: { ...partlyPaid, id: outstanding.id } }),
  },
  paidMeanwhile: {
    ...invoiceShown(outstanding),
    recordInvoicePayment: problem(409, 'DPAY_AMOUNT_ABOVE_REMAINING', { remaining: 488_000 }),
  },
  marking: { ...invoiceShown(outstanding), markInvoicePaid: ok({ data: { ...paid, id: outstanding.id } }) },
  reversing: {
    ...invoiceShown(recordedBy.colleague),
    reverseInvoicePayment: ok({ data: { ...partlyPaid, id: recordedBy.colleague.id } }),
  },
  reversedMeanwhile: {
    ...invoiceShown(recordedBy.colleague),
    reverseInvoicePayment: problem(409, 'DPAY_INVOICE_PAYMENT_REVERSED'),
  },
  ownDocument: invoiceShown({ ...outstanding, own_document: ownDocument }),
  ownDocumentRemoved: {
    ...reminders,
    getInvoice: [ok({ data: ownDraft }), ok({ data: draft })],
    removeInvoiceDocument: ok({ data: draft }),
  },
  ownDocumentIssuedMeanwhile: {
    ...invoiceShown(ownDraft),
    removeInvoiceDocument: problem(409, 'DPAY_INVOICE_NOT_DRAFT'),
  },
  deleting: { ...invoiceShown(outstanding), deleteInvoice: ok() },
  deletedMeanwhile: { ...invoiceShown(outstanding), deleteInvoice: problem(404, 'DPAY_INVOICE_NOT_FOUND') },
  paymentsOpen: {
    ...invoiceShown(pending),
    deleteInvoice: problem(409, 'DPAY_INVOICE_PAYMENTS_OPEN', { count: 2 }),
  },
} satisfies Record<string, Scenario>;

export const invoiceCreation = {
  pending: { getInvoiceSettings: 'pending' },
  failed: { getInvoiceSettings: failed },
  succeeds: {
    getInvoiceSettings: settings,
    createInvoice: ({ body }) =>
      ok({ data: (body as { is_draft?: boolean }).is_draft ? draft : outstanding }, { status: 201 }),
    ...reminders,
    getInvoice: ({ path }) => ok({ data: path['id'] === draft.id ? draft : outstanding }),
  },
  refused: {
    getInvoiceSettings: settings,
    createInvoice: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
      fields: [
        { field: 'number', code: 'DPAY_INVOICE_NUMBER_TAKEN' },
        { field: 'items.0.name', code: 'DPAY_FIELD_HIDDEN_CHARACTER' },
        { field: 'total_amount', code: 'DPAY_AMOUNT_BELOW_MINIMUM', params: { minimum: 10_000 } },
      ],
    }),
  },
  suspended: { getInvoiceSettings: settings, createInvoice: problem(403, 'DPAY_MERCHANT_SUSPENDED') },
  editing: {
    getInvoiceSettings: settings,
    ...reminders,
    getInvoice: ok({ data: draft }),
    updateInvoice: ok({ data: draft }),
  },
  issuedMeanwhile: {
    getInvoiceSettings: settings,
    ...reminders,
    getInvoice: ok({ data: draft }),
    updateInvoice: problem(409, 'DPAY_INVOICE_NOT_DRAFT'),
  },
  ownDocument: {
    getInvoiceSettings: settings,
    uploadInvoiceDocument: ok({ data: ownDocument }, { status: 201 }),
    createInvoice: ok({ data: ownDraft }, { status: 201 }),
    ...reminders,
    getInvoice: ok({ data: ownDraft }),
  },
  ownDocumentUploading: { getInvoiceSettings: settings, uploadInvoiceDocument: 'pending' },
  ownDocumentRefused: {
    getInvoiceSettings: settings,
    uploadInvoiceDocument: problem(409, 'DPAY_DOCUMENTS_UNUSED_LIMIT'),
  },
  ownDocumentGone: {
    getInvoiceSettings: settings,
    uploadInvoiceDocument: ok({ data: ownDocument }, { status: 201 }),
    createInvoice: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
      fields: [{ field: 'own_document_id', code: 'DPAY_DOCUMENT_NOT_FOUND' }],
    }),
  },
  editingOwnDocument: {
    getInvoiceSettings: settings,
    ...reminders,
    getInvoice: ok({ data: ownDraft }),
    updateInvoice: ok({ data: draft }),
  },
  issued: { getInvoiceSettings: settings, getInvoice: ok({ data: outstanding }) },
} satisfies Record<string, Scenario>;

export const settingsStates = {
  pending: { getInvoiceSettings: 'pending' },
  failed: { getInvoiceSettings: failed },
  saving: { getInvoiceSettings: settings, setInvoiceSettings: settings },
  refused: {
    getInvoiceSettings: settings,
    setInvoiceSettings: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
      fields: [{ field: 'npwp', code: 'DPAY_TAX_NUMBER_INVALID' }],
    }),
  },
} satisfies Record<string, Scenario>;
