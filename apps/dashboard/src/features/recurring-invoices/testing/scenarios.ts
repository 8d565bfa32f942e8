import settingsFile from '../../../../../../openapi/features/invoices/examples/invoice-settings.json' with { type: 'json' };
import invoiceFile from '../../../../../../openapi/features/invoices/examples/invoice-outstanding.json' with { type: 'json' };
import activeFile from '../../../../../../openapi/features/recurring-invoices/examples/recurring-invoice-active.json' with { type: 'json' };
import endedFile from '../../../../../../openapi/features/recurring-invoices/examples/recurring-invoice-ended.json' with { type: 'json' };
import maskedFile from '../../../../../../openapi/features/recurring-invoices/examples/recurring-invoice-masked.json' with { type: 'json' };
import newFile from '../../../../../../openapi/features/recurring-invoices/examples/recurring-invoice-new.json' with { type: 'json' };
import pausedFile from '../../../../../../openapi/features/recurring-invoices/examples/recurring-invoice-paused.json' with { type: 'json' };
import stoppedFile from '../../../../../../openapi/features/recurring-invoices/examples/recurring-invoice-stopped.json' with { type: 'json' };
import suspendedFile from '../../../../../../openapi/features/recurring-invoices/examples/recurring-invoice-suspended.json' with { type: 'json' };
import pageFile from '../../../../../../openapi/features/recurring-invoices/examples/recurring-invoices-page.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed, listStates, onePage } from '../../../shared/testing/list-states.ts';
import { LONGEST } from '../../../shared/testing/longest.ts';
import { recordStates } from '../../../shared/testing/record-states.ts';
import type { RecurringInvoice } from '../api/types.ts';

const one = (file: { value: unknown }): RecurringInvoice => example<'getRecurringInvoice'>(file).data;

/** Recurring invoices of the contract, named by their state. */
export const recurringExamples = {
  active: one(activeFile),
  fresh: one(newFile),
  paused: one(pausedFile),
  suspended: one(suspendedFile),
  stopped: one(stoppedFile),
  ended: one(endedFile),
  masked: one(maskedFile),
} satisfies Record<string, RecurringInvoice>;
const { active, fresh, paused, suspended, stopped } = recurringExamples;

const page = example<'listRecurringInvoices'>(pageFile);

export const recurringListStates = listStates('listRecurringInvoices', {
  page,
  permission: 'invoice.view',
  more: {
    longest: ok(
      onePage(
        page.data.map((row) => ({
          ...row,
          name: LONGEST.name,
          total_amount: LONGEST.rupiah,
          customer: { ...row.customer, name: LONGEST.name },
        })),
      ),
    ),
  },
});

export const recurringShown = (recurring: RecurringInvoice): Scenario => ({
  getRecurringInvoice: ok({ data: recurring }),
});

export const recurringStates = {
  ...recordStates('getRecurringInvoice', {
    notFound: problem(404, 'DPAY_RECURRING_INVOICE_NOT_FOUND'),
    permission: 'invoice.view',
  }),
  pausing: { ...recurringShown(active), pauseRecurringInvoice: ok({ data: { ...paused, id: active.id } }) },
  resuming: { ...recurringShown(paused), resumeRecurringInvoice: ok({ data: active }) },
  stopping: { ...recurringShown(active), stopRecurringInvoice: ok({ data: { ...stopped, id: active.id } }) },
  overMeanwhile: { ...recurringShown(active), stopRecurringInvoice: problem(409, 'DPAY_RECURRING_OVER') },
  refused: recurringShown({ ...suspended, pause_reason: 'refused', pause_code: 'DPAY_PHONE_INVALID' }),
  featureOff: recurringShown({ ...suspended, pause_reason: 'feature_off' }),
  newer: recurringShown({ ...suspended, status: 'newer' as never, pause_reason: 'newer' as never }),
  longest: recurringShown({
    ...active,
    name: LONGEST.name,
    total_amount: LONGEST.rupiah,
    customer: { ...active.customer, name: LONGEST.name },
    items: (active.items ?? []).map((item) => ({ ...item, name: LONGEST.name, amount: LONGEST.rupiah })),
    runs: (active.runs ?? []).map((run, index) => ({
      ...run,
      invoice_number: index === 0 ? `INV/${LONGEST.reference}`.slice(0, 64) : null,
      invoice_id: index === 0 ? run.invoice_id : null,
    })),
  }),
} satisfies Record<string, Scenario>;

const settings = { getInvoiceSettings: ok(example<'getInvoiceSettings'>(settingsFile)) };
const invoice = { getInvoice: ok(example<'getInvoice'>(invoiceFile)) };

export const recurringCreation = {
  succeeds: {
    ...settings,
    ...invoice,
    ...recurringShown(fresh),
    createRecurringInvoice: ok({ data: fresh }, { status: 201 }),
  },
  refused: {
    ...settings,
    ...invoice,
    createRecurringInvoice: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
      fields: [{ field: 'customer.npwp', code: 'DPAY_TAX_NUMBER_INVALID' }],
    }),
  },
  pending: { getInvoiceSettings: 'pending' },
  failed: { getInvoiceSettings: failed },
  noInvoice: { getInvoice: problem(404, 'DPAY_INVOICE_NOT_FOUND') },
} satisfies Record<string, Scenario>;
