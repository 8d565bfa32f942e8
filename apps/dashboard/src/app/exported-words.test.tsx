import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import type { Language } from '../shared/i18n/i18n.ts';
import { useRecordList } from '../shared/list/define/use-record-list.tsx';
import type { ListColumn } from '../shared/list/table/columns.ts';
import { loadAllWords } from '../shared/testing/load-words.ts';
import { EVERY_LIST } from './testing/every-list.ts';
import { TestApp } from '../shared/testing/test-app.tsx';

type Row = Record<string, unknown>;
type UseColumns = (options?: unknown) => readonly ListColumn<Row>[];
type Example = {
  value: { data?: Row | readonly Row[] };
};

const featureOf = (file: string): string | undefined => /(?:features|shared)\/([^/]+)/.exec(file)?.[1];

/** The columns of every list: those of `defineList`, and those of the short lists of a settings page, found by file name. */
const lists = [
  ...EVERY_LIST.map(
    ([name, list]) =>
      [name, () => useRecordList(list).columns as unknown as readonly ListColumn<Row>[], list.words] as const,
  ),
  ...Object.entries(
    import.meta.glob<Record<string, unknown>>('../features/*/{pages,components}/*-columns.tsx', {
      eager: true,
    }),
  ).flatMap(([file, module]) =>
    Object.entries(module)
      .filter(([name]) => /^use\w+Columns$/.test(name))
      .map(([name, hook]) => [name, hook as UseColumns, featureOf(file)] as const),
  ),
];
const examples = import.meta.glob<Example>('../../../../openapi/features/*/examples/*.json', {
  eager: true,
  import: 'default',
});

/** The meanings of each feature's statuses. The keys are the statuses. */
const meanings = Object.entries(
  import.meta.glob<Record<string, object>>(
    ['../features/*/presentation/*status*.ts', '../shared/payments/status-view.ts'],
    { eager: true },
  ),
).flatMap(([file, module]) =>
  Object.entries(module)
    .filter(([name]) => name.endsWith('Meanings'))
    .map(([, statuses]) => ({ feature: featureOf(file), statuses: Object.keys(statuses) })),
);

/** Where the contract has example rows for a list, and which fields other than the status a row can show. */
const ROWS: Readonly<Record<string, { of: RegExp; with?: readonly Row[]; option?: unknown }>> = {
  paymentList: {
    of: /payments\/examples\/(payment-(ex|st)|(va|card|qris|bnpl|retail|online|direct|ewallet)-)/,
    with: [
      { method: 'newer', channel: 'NEWER' },
      { status: 'completed', settlement_status: 'newer' },
    ],
  },
  orderList: {
    of: /orders\/examples\/order-(?!sync)/,
    with: [
      { payment_type: 'partial' },
      { is_payment_link: true },
      { invoice_id: 'inv_01KAJ800000000000000000001' },
      { payment_type: 'newer' },
    ],
  },
  batchList: { of: /disbursements\/examples\/disbursement-(?!sync|file|evidence|receipt|edits)/ },
  itemList: { of: /disbursements\/examples\/item-/ },
  subaccountEntryList: { of: /balance\/examples\/entries-page/, with: [{ kind: 'newer' }] },
  settlementPaymentList: { of: /payments\/examples\/payment-(ex|st)/ },
  duePaymentList: { of: /payments\/examples\/payment-(ex|st)/ },
  batchItemList: { of: /disbursements\/examples\/item-/ },
  entryList: { of: /balance\/examples\/entries-page/, with: [{ kind: 'newer' }] },
  fundTransferList: { of: /fund-transfers\/examples\/fund-transfer/ },
  userList: { of: /\/users\/examples\/users-page\.json$/ },
  promoList: { of: /promos\/examples\/promo-(?!uses)/ },
  promoUsesList: { of: /promos\/examples\/promo-uses/ },
  customerList: { of: /customers\/examples\/customer(-new|-masked)?\.json/ },
  customerActivityList: {
    of: /customers\/examples\/customer-activity\.json/,
    with: [
      { kind: 'refund', status: 'approved', refund_type: 'card', method: 'card', channel: 'CARD' },
      {
        kind: 'payment',
        status: 'completed',
        settlement_status: 'need_to_settle',
        method: 'va',
        channel: 'BCA',
      },
    ],
  },
  paymentLinkList: {
    of: /payment-links\/examples\/payment-link-(?!creators|template|upload|edits|file|result)/,
    with: [{ method: 'newer', channel: 'NEWER' }, { admin_fee_method: 'included' }],
  },
  invoiceList: { of: /invoices\/examples\/invoice-(draft|outstanding|late|partly|pending|paid|masked)/ },
  invoiceCustomerList: { of: /invoice-customers\/examples\/invoice-customer(-paid|-masked)?\.json/ },
  invoicePaymentList: {
    of: /invoices\/examples\/invoice-payments-page/,
    with: [{ method: 'newer', channel: 'NEWER' }],
  },
  reminderList: { of: /invoice-reminders\/examples\/invoice-reminders-page/ },
  transactionList: { of: /transactions\/examples\/transactions-page/, with: [{ kind: 'newer' }] },
  exportList: {
    of: /exports\/examples\/export-(completed|failed|waiting)/,
    with: [{ status: 'making', rows_written: 3 }, { set: 'newer' }],
  },
  quotationList: {
    of: /quotations\/examples\/quotation-(draft|sent|accepted|declined|expired|invoiced|masked)/,
  },
  recurringList: { of: /recurring-invoices\/examples\/recurring-invoice-/ },
  refundList: { of: /refunds\/examples\/refund-(?!evidence)/ },
  requestList: { of: /request-log\/examples\/api-requests-page/ },
  topUpList: { of: /top-ups\/examples\/top-up-(?!inst)/ },
  withdrawalList: {
    of: /withdrawals\/examples\/withdrawal-/,
    with: [
      { source: 'schedule', created_by: null },
      { source: 'api', created_by: null },
      { source: 'newer', created_by: null },
    ],
  },
  settlementList: {
    of: /settlements\/examples\/settlement-(?!breakdown)/,
    with: [{ type: 'newer' }, { method: 'newer' }],
  },
  subaccountList: { of: /subaccounts\/examples\/subaccount-(live|created)/ },
  deliveryList: { of: /webhooks\/examples\/deliveries-page/ },
  useWebhookColumns: {
    of: /webhooks\/examples\/webhook-(?!created|event|secret)/,
    with: [{ events: ['payment.completed', 'newer.event'] }, { health: { state: 'newer' } }],
  },
  historyList: {
    of: /security-history\/examples\/security-history-page/,
    with: [{ mode: null }, { mode: 'sandbox' }, { action: 'newer.thing' }, { device: 'curl/8' }],
  },
  useApiKeyColumns: {
    of: /api-keys\/examples\/(api-key-(?!created|regenerated)|api-keys)/,
    option: { forWhom: true },
  },
  useSnapKeyColumns: { of: /snap-keys\/examples\/snap-key-/ },
};

/** The cell shows only a part; the exported file has the full text. */
const WHOLE_IN_THE_FILE: ReadonlySet<string> = new Set([
  'itemList.issues',
  'batchItemList.issues',
  'useApiKeyColumns.ips',
]);
/** In the format of `csvTime` and of days, which spreadsheets parse as a time. */
const A_TIME = /^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/;

/** The contract's rows: one for each known status, and one with an unknown status from a newer server. */
const rowsOf = (name: string, feature: string | undefined): readonly Row[] => {
  const { of, with: variants = [] } = ROWS[name] ?? { of: /$^/ };
  const rows = Object.entries(examples)
    .filter(([file]) => of.test(file))
    .flatMap(([, { value }]) => value.data ?? []) as Row[];
  const known = meanings.filter(({ feature: of }) => of === feature);
  const hasStatus = typeof rows[0]?.['status'] === 'string';
  const statuses = hasStatus ? ['newer', ...new Set(known.flatMap(({ statuses: of }) => of))] : [];
  const all = [...statuses.map((one) => ({ status: one, settlement_status: null })), ...variants];
  return [...rows, ...all.map((variant) => ({ ...rows[0], ...variant }))];
};

/** What each cell of each row shows, and its value in an exported file. */
const cellsOf = (name: string, useColumns: UseColumns, feature: string | undefined) => {
  const cells: { column: ListColumn<Row>; row: Row; shown: ReactNode }[] = [];
  const List = () => {
    const columns = useColumns(ROWS[name]?.option);
    cells.splice(0);
    for (const row of rowsOf(name, feature))
      for (const column of columns) cells.push({ column, row, shown: column.cell(row) });
    return cells.map(({ shown }, n) => <p key={n}>{shown}</p>);
  };
  const { container } = render(
    <TestApp>
      <List />
    </TestApp>,
  );
  const texts = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  return cells.map(({ column, row }, n) => ({ column, shown: texts[n] ?? '', written: column.csv(row) }));
};

const bare = (text: string) => text.replaceAll(/\s/g, '');

test.each(lists)('%s: the contract has example rows', (name, _, feature) =>
  expect(rowsOf(name, feature).length).toBeGreaterThan(1),
);

describe.each<Language>(['id', 'en'])('in %s', (language) => {
  test.each(lists)('%s: the exported file matches the screen', async (name, useColumns, feature) => {
    await loadAllWords(language);

    const otherwise = cellsOf(name, useColumns, feature)
      .filter(({ column: { key } }) => !WHOLE_IN_THE_FILE.has(`${name}.${key}`))
      .filter(({ written }) => typeof written === 'string' && !A_TIME.test(written))
      .filter(({ shown, written }) => !bare(shown).startsWith(bare(String(written))))
      .map(({ column: { key }, shown, written }) => `${key}: ${shown} is written ${written}`);

    expect([...new Set(otherwise)]).toEqual([]);
  });
});
