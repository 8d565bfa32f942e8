import type { Permission, Requirement } from '../access/index.ts';
import { TRANSACTIONS } from '../transactions/index.ts';

/**
 * What a cell holds. `code` is an ID or a name of ours, and `text` is typed by somebody; `digits` are numbers that keep their zeros; `money` is
 * whole rupiah; `time` is WIB to the second.
 */
export type ExportColumnKind = 'code' | 'text' | 'digits' | 'money' | 'count' | 'time' | 'date';

export type ExportSetRule = {
  /** On top of `export.view`. */
  readonly needs: Requirement;
  /** Permissions that are needed, too. */
  readonly also?: readonly Permission[];
  /** In the default order. */
  readonly columns: Readonly<Record<string, ExportColumnKind>>;
  /** Of chosen subaccounts, whose names come first. */
  readonly isOfSubaccounts?: boolean;
};

const ofSubaccount = { subaccount_id: 'code', subaccount_name: 'text' } as const;

const batch = {
  batch_id: 'code',
  name: 'text',
  status: 'code',
  total_items: 'count',
  total_amount: 'money',
  total_fee: 'money',
  transactions_before_split: 'count',
  transactions_after_split: 'count',
  uploader: 'text',
  approver: 'text',
  created_at: 'time',
  approved_at: 'time',
} as const;

/** Product spec §4 names nine sets and the columns of orders; the others are those of our lists. */
export const EXPORT_SETS = {
  orders: {
    needs: { permission: 'order.view' },
    columns: {
      order_id: 'code',
      reference_id: 'text',
      currency: 'code',
      amount: 'money',
      discount: 'money',
      net_amount: 'money',
      status: 'code',
      created_at: 'time',
      paid_date: 'time',
      expiry_date: 'time',
      payment_method: 'code',
      subchannel: 'code',
      mdr_fee: 'money',
      ppn: 'money',
      customer_id: 'code',
      customer_name: 'text',
      customer_email: 'text',
      settlement_id: 'code',
    },
  },
  payments: {
    needs: { permission: 'payment.view' },
    columns: {
      payment_id: 'code',
      order_id: 'code',
      order_reference: 'text',
      payment_reference: 'text',
      method: 'code',
      channel: 'code',
      amount: 'money',
      discount: 'money',
      admin_fee: 'money',
      shipping_fee: 'money',
      paid_amount: 'money',
      mdr_fee: 'money',
      ppn: 'money',
      mdr_fee_payer: 'code',
      currency: 'code',
      status: 'code',
      settlement_status: 'code',
      settlement_due_date: 'date',
      va_number: 'digits',
      rrn: 'digits',
      issuer: 'text',
      created_at: 'time',
      completed_at: 'time',
      failure_code: 'code',
      failure_reason: 'text',
    },
  },
  settlements: {
    needs: { permission: 'settlement.view' },
    columns: {
      settlement_id: 'code',
      type: 'code',
      status: 'code',
      settled_at: 'time',
      payment_id: 'code',
      order_reference: 'text',
      method: 'code',
      payment_amount: 'money',
      discount: 'money',
      mdr_fee: 'money',
      ppn: 'money',
      refund_amount: 'money',
      settlement_amount: 'money',
      currency: 'code',
    },
  },
  refunds: {
    needs: { permission: 'refund.view', feature: 'refund' },
    columns: {
      refund_id: 'code',
      reference_id: 'text',
      payment_id: 'code',
      type: 'code',
      status: 'code',
      amount: 'money',
      fee: 'money',
      ppn: 'money',
      category: 'code',
      notes: 'text',
      bank_code: 'code',
      account_number: 'digits',
      account_name: 'text',
      rrn: 'digits',
      failure_code: 'code',
      uploader: 'text',
      approver: 'text',
      created_at: 'time',
      completed_at: 'time',
    },
  },
  customers: {
    needs: { permission: 'order.view' },
    columns: {
      customer_id: 'code',
      reference_id: 'text',
      name: 'text',
      email: 'text',
      phone: 'digits',
      address: 'text',
      city: 'text',
      postal_code: 'digits',
      created_at: 'time',
    },
  },
  payment_links: {
    needs: { permission: 'payment_link.view' },
    columns: {
      link_id: 'code',
      order_id: 'code',
      reference_id: 'text',
      amount: 'money',
      currency: 'code',
      status: 'code',
      customer_name: 'text',
      customer_email: 'text',
      customer_phone: 'digits',
      created_by: 'text',
      created_at: 'time',
      expiry_date: 'time',
      paid_date: 'time',
    },
  },
  invoices: {
    needs: { permission: 'invoice.view', feature: 'invoice' },
    columns: {
      invoice_id: 'code',
      number: 'text',
      name: 'text',
      start_date: 'date',
      due_date: 'date',
      customer_name: 'text',
      customer_email: 'text',
      customer_phone: 'digits',
      customer_npwp: 'digits',
      subtotal: 'money',
      tax_base: 'money',
      ppn: 'money',
      total_amount: 'money',
      paid_amount: 'money',
      outstanding_amount: 'money',
      days_late: 'count',
      created_by: 'text',
      created_at: 'time',
      paid_date: 'time',
    },
  },
  balance: {
    needs: { permission: 'withdrawal.view', feature: 'balance' },
    columns: {
      entry_number: 'count',
      created_at: 'time',
      kind: 'code',
      reference: 'code',
      debit: 'money',
      credit: 'money',
      balance: 'money',
    },
  },
  transactions: {
    needs: { permission: 'payment.view' },
    // The whole list or no file: a file stays when a right ends, and its sums are shown to colleagues (docs/decisions/0062).
    also: Object.values(TRANSACTIONS).map(({ needs }) => needs),
    columns: {
      transaction_time: 'time',
      kind: 'code',
      reference: 'code',
      order_reference: 'text',
      batch_name: 'text',
      amount: 'money',
      fee: 'money',
      money_in: 'money',
      money_out: 'money',
    },
  },
  disbursements: { needs: { permission: 'disbursement.view', feature: 'disbursement' }, columns: batch },
  disbursement_items: {
    needs: { permission: 'disbursement.view', feature: 'disbursement' },
    columns: {
      item_id: 'code',
      batch_id: 'code',
      batch_name: 'text',
      account_owner_name: 'text',
      real_name: 'text',
      bank_code: 'code',
      account_number: 'digits',
      amount: 'money',
      fee: 'money',
      ppn: 'money',
      transfers: 'count',
      status: 'code',
      failure_code: 'code',
      notes: 'text',
      email: 'text',
      phone: 'digits',
      created_at: 'time',
      done_at: 'time',
    },
  },
  subaccounts: {
    needs: { permission: 'subaccount.view', feature: 'subaccount' },
    columns: {
      ...ofSubaccount,
      email: 'text',
      type: 'code',
      status: 'code',
      balance: 'money',
      created_at: 'time',
      last_transaction_at: 'time',
    },
  },
  subaccount_settlements: {
    needs: { permission: 'subaccount.view', feature: 'subaccount' },
    isOfSubaccounts: true,
    columns: {
      ...ofSubaccount,
      settlement_id: 'code',
      type: 'code',
      status: 'code',
      settled_at: 'time',
      due_date: 'date',
      method: 'code',
      payment_count: 'count',
      payment_amount: 'money',
      mdr_fee: 'money',
      ppn: 'money',
      refund_amount: 'money',
      margin: 'money',
      settlement_amount: 'money',
      currency: 'code',
      created_at: 'time',
    },
  },
  subaccount_disbursements: {
    needs: { permission: 'subaccount.view', feature: 'subaccount' },
    isOfSubaccounts: true,
    columns: { ...ofSubaccount, ...batch },
  },
  subaccount_fund_transfers: {
    needs: { permission: 'subaccount.view', feature: 'fund_transfer' },
    isOfSubaccounts: true,
    columns: {
      transfer_id: 'code',
      source: 'text',
      destination: 'text',
      transfer_type: 'code',
      beneficiary_bank: 'code',
      beneficiary_account: 'digits',
      amount: 'money',
      fee: 'money',
      ppn: 'money',
      status: 'code',
      notes: 'text',
      reviewer_notes: 'text',
      failure_code: 'code',
      uploader: 'text',
      approver: 'text',
      created_at: 'time',
      completed_at: 'time',
    },
  },
  security_history: {
    needs: { permission: 'settings.view' },
    columns: {
      created_at: 'time',
      action: 'code',
      actor: 'text',
      actor_id: 'code',
      target: 'text',
      mode: 'code',
      ip: 'code',
      device: 'text',
      request_id: 'code',
    },
  },
} as const satisfies Readonly<Record<string, ExportSetRule>>;

export type ExportSet = keyof typeof EXPORT_SETS;
export const EXPORT_SET_NAMES = /* @__PURE__ */ Object.keys(EXPORT_SETS) as readonly ExportSet[];

export const exportSetRule = (set: ExportSet): ExportSetRule => EXPORT_SETS[set];

/** Roles that see personal data masked get none of these in a file. */
const PERSONAL: ReadonlySet<string> = new Set([
  'customer_email',
  'customer_phone',
  'customer_npwp',
  'email',
  'phone',
  'address',
  'account_number',
  'beneficiary_account',
]);

/** The columns that a person may have, in the default order. */
export const exportColumns = (
  set: ExportSet,
  { masksPersonalData }: { readonly masksPersonalData: boolean },
): readonly string[] =>
  Object.keys(EXPORT_SETS[set].columns).filter((column) => !masksPersonalData || !PERSONAL.has(column));
