import maskedFile from '../../../../../../openapi/features/invoice-customers/examples/invoice-customer-masked.json' with { type: 'json' };
import paidFile from '../../../../../../openapi/features/invoice-customers/examples/invoice-customer-paid.json' with { type: 'json' };
import lateFile from '../../../../../../openapi/features/invoice-customers/examples/invoice-customer.json' with { type: 'json' };
import pageFile from '../../../../../../openapi/features/invoice-customers/examples/invoice-customers-page.json' with { type: 'json' };
import invoicesFile from '../../../../../../openapi/features/invoices/examples/invoices-page.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed, listStates, onePage } from '../../../shared/testing/list-states.ts';
import { LONGEST } from '../../../shared/testing/longest.ts';
import { recordStates } from '../../../shared/testing/record-states.ts';
import type { InvoiceCustomer } from '../api/types.ts';

const one = (file: { value: unknown }): InvoiceCustomer => example<'getInvoiceCustomer'>(file).data;

/** Customers of the contract, named by their state. */
export const invoiceCustomerExamples = {
  late: one(lateFile),
  paid: one(paidFile),
  masked: one(maskedFile),
} satisfies Record<string, InvoiceCustomer>;
const { late, paid, masked } = invoiceCustomerExamples;
const page = example<'listInvoiceCustomers'>(pageFile);

export const invoiceCustomerListStates = listStates('listInvoiceCustomers', {
  page,
  permission: 'invoice.view',
  more: {
    longest: ok(
      onePage(
        page.data.map((row) => ({
          ...row,
          name: LONGEST.name,
          outstanding_amount: LONGEST.rupiah,
          late_amount: LONGEST.rupiah,
        })),
      ),
    ),
  },
});

const invoices = ok(example<'listInvoices'>(invoicesFile));
const shown = (customer: InvoiceCustomer): Scenario => ({
  getInvoiceCustomer: ok({ data: customer }),
  listInvoices: invoices,
});

export const invoiceCustomerStates = {
  ...recordStates('getInvoiceCustomer', {
    notFound: problem(404, 'DPAY_CUSTOMER_NOT_FOUND'),
    permission: 'invoice.view',
  }),
  late: shown(late),
  paid: shown(paid),
  masked: shown(masked),
  longest: shown({
    ...late,
    name: LONGEST.name,
    outstanding_amount: LONGEST.rupiah,
    late_amount: LONGEST.rupiah,
    ages: late.ages?.map((age) => ({ ...age, amount: LONGEST.rupiah, count: 99_999 })) ?? [],
  }),
  invoicesFailed: { getInvoiceCustomer: ok({ data: late }), listInvoices: failed },
  statementTooLong: {
    ...shown(late),
    getInvoiceCustomerStatement: problem(409, 'DPAY_STATEMENT_TOO_LONG', { maximum: 500 }),
  },
} satisfies Record<string, Scenario>;
