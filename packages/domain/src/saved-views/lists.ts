import type { Requirement } from '../access/index.ts';

type SavedList = {
  /** Who may see the list. */
  readonly needs: Requirement;
  /** Its own parameters in the address, beside `SHARED_KEYS`. */
  readonly filters: readonly string[];
};

/** Lists whose filters can be saved. Tests compare them with the lists of the dashboard and of the contract. */
export const SAVED_LISTS = {
  balance: { needs: { permission: 'withdrawal.view', feature: 'balance' }, filters: ['kind', 'direction'] },
  'batch-items': {
    needs: { permission: 'disbursement.view', feature: 'disbursement' },
    filters: ['status', 'issue', 'again', 'completed_from', 'evidence'],
  },
  'customer-activity': { needs: { permission: 'order.view' }, filters: [] },
  customers: { needs: { permission: 'order.view' }, filters: [] },
  'disbursement-items': {
    needs: { permission: 'disbursement.view', feature: 'disbursement' },
    filters: ['status', 'issue', 'again', 'completed_from'],
  },
  disbursements: {
    needs: { permission: 'disbursement.view', feature: 'disbursement' },
    filters: ['status', 'subaccount'],
  },
  'due-payments': { needs: { permission: 'settlement.view' }, filters: [] },
  exports: { needs: { permission: 'export.view' }, filters: ['set', 'status'] },
  'fund-transfers': {
    needs: { permission: 'subaccount.view', feature: 'fund_transfer' },
    filters: ['status', 'type'],
  },
  'invoice-customers': { needs: { permission: 'invoice.view', feature: 'invoice' }, filters: ['owes'] },
  'invoice-payments': {
    needs: { permission: 'invoice.view', feature: 'invoice' },
    filters: ['status', 'method', 'amount_min', 'amount_max', 'invoice'],
  },
  'invoice-reminders': {
    needs: { permission: 'invoice.view', feature: 'invoice' },
    filters: ['channel', 'invoice'],
  },
  invoices: {
    needs: { permission: 'invoice.view', feature: 'invoice' },
    filters: ['status', 'age', 'due_from', 'due_to', 'amount_min', 'amount_max', 'customer', 'upload'],
  },
  orders: {
    needs: { permission: 'order.view' },
    filters: ['status', 'type', 'payment_links', 'amount_min', 'amount_max', 'customer', 'subaccount'],
  },
  'payment-links': {
    needs: { permission: 'payment_link.view' },
    filters: ['status', 'method', 'by', 'upload', 'amount_min', 'amount_max'],
  },
  payments: {
    needs: { permission: 'payment.view' },
    filters: [
      'status',
      'method',
      'settlement',
      'amount_min',
      'amount_max',
      'order',
      'completed_from',
      'completed_to',
      'failure',
      'subaccount',
    ],
  },
  'promo-uses': { needs: { permission: 'promo.view' }, filters: [] },
  promos: { needs: { permission: 'promo.view' }, filters: ['status', 'type'] },
  quotations: {
    needs: { permission: 'invoice.view', feature: 'invoice' },
    filters: ['status', 'valid_from', 'valid_to', 'amount_min', 'amount_max'],
  },
  'recurring-invoices': { needs: { permission: 'invoice.view', feature: 'invoice' }, filters: ['status'] },
  refunds: {
    needs: { permission: 'refund.view', feature: 'refund' },
    filters: ['status', 'type', 'method', 'payment', 'settlement'],
  },
  'request-log': { needs: { permission: 'settings.view' }, filters: ['key', 'method', 'status', 'path'] },
  'security-history': {
    needs: { permission: 'settings.view' },
    filters: ['category', 'mode', 'actor', 'device'],
  },
  'settlement-payments': { needs: { permission: 'settlement.view' }, filters: [] },
  settlements: {
    needs: { permission: 'settlement.view' },
    filters: ['status', 'type', 'method', 'subaccount'],
  },
  'subaccount-entries': {
    needs: { permission: 'subaccount.view', feature: 'subaccount' },
    filters: ['kind', 'direction'],
  },
  subaccounts: {
    needs: { permission: 'subaccount.view', feature: 'subaccount' },
    filters: ['status', 'type'],
  },
  'top-ups': { needs: { permission: 'topup.view', feature: 'balance' }, filters: ['status', 'bank'] },
  users: { needs: { permission: 'user_management.view' }, filters: ['status', 'role'] },
  'webhook-deliveries': { needs: { permission: 'settings.view' }, filters: ['status', 'webhook', 'event'] },
  withdrawals: {
    needs: { permission: 'withdrawal.view', feature: 'withdrawal' },
    filters: ['status', 'source'],
  },
  transactions: {
    needs: { permission: 'payment.view' },
    filters: ['kind', 'direction', 'amount_min', 'amount_max'],
  },
} as const satisfies Readonly<Record<string, SavedList>>;

export type SavedListName = keyof typeof SAVED_LISTS;
export const SAVED_LIST_NAMES = /* @__PURE__ */ Object.keys(SAVED_LISTS) as readonly SavedListName[];

/** Dates, search and looks. Not the page: a view begins at the first. */
export const SHARED_KEYS = ['from', 'to', 'search', 'limit', 'columns', 'density'] as const;

export const savedListRule = (list: SavedListName): SavedList => SAVED_LISTS[list];
