import { SAVED_LISTS, savedListRule } from '@dasbor/domain/saved-views';
import type { SavedListName } from '@dasbor/domain/saved-views';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { loadContract } from '../../spec/contract.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, Reply } from '../../testing/app.ts';
import { standBy } from '../../testing/stand.ts';
import type { SavedView } from './rows.ts';

const stand = standBy(
  async () => ({ app: await startTestApp() }),
  ({ app }) => app.db.system((tx) => tx.run(sql`delete from saved_view`)),
);
const signedIn = async (email: string) => (await stand.app.signIn(email)).live;
const codeOf = (reply: Reply) => reply.json<Problem>().error_code;
let keys = 0;
const save = (token: string, asked: object = {}) =>
  stand.app.ask('POST', '/dashboard/saved-views', {
    token,
    payload: { list: 'payments', name: 'Gagal', query: 'status=failed', ...asked },
    headers: { 'idempotency-key': `view-${String((keys += 1)).padStart(12, '0')}` },
  });
const saved = async (token: string, asked?: object) =>
  (await save(token, asked)).json<{ data: SavedView }>().data;
const list = async (token: string, name = 'payments') =>
  (await stand.app.ask('GET', `/dashboard/saved-views?list=${name}`, { token })).json<{ data: SavedView[] }>()
    .data;
const change = (token: string, id: string, payload: object) =>
  stand.app.ask('PATCH', `/dashboard/saved-views/${id}`, { token, payload });
const remove = (token: string, id: string) =>
  stand.app.ask('DELETE', `/dashboard/saved-views/${id}`, { token });

test('a view is private until it is shared; then a colleague sees it with its owner, and cannot change it', async () => {
  const finance = await signedIn('finance@a.test');
  const support = await signedIn('viewer@a.test');
  const { id } = await saved(finance);
  expect(await list(support)).toEqual([]);
  expect(codeOf(await change(support, id, { name: 'Lain' }))).toBe('DPAY_SAVED_VIEW_NOT_FOUND');

  expect((await change(finance, id, { is_shared: true })).status).toBe(200);
  expect(await list(support)).toMatchObject([
    { id, name: 'Gagal', query: 'status=failed', is_own: false, may_change: false, is_shared: true },
  ]);
  const replies = [await change(support, id, { name: 'Lain' }), await remove(support, id)];
  expect(replies.map(codeOf)).toEqual(Array(2).fill('DPAY_SAVED_VIEW_OF_SOMEBODY'));
});

test('saved again under its name a view stays shared until its owner says otherwise', async () => {
  const token = await signedIn('owner@a.test');
  await saved(token, { is_shared: true });

  expect(await saved(token, { query: 'status=rejected' })).toMatchObject({ is_shared: true });
  expect(await saved(token, { is_shared: false })).toMatchObject({ is_shared: false });
});

test('a colleague who sees masked data gets no search text of a shared view', async () => {
  const finance = await signedIn('finance@a.test');
  const support = await signedIn('viewer@a.test');
  const query = 'from=2026-11-01&search=%2B6281234567890&status=failed';
  await saved(finance, { query, is_shared: true });
  await saved(support, { name: 'Sendiri', query: 'search=sari' });

  expect((await list(support)).map((view) => view.query)).toEqual([
    'search=sari',
    'from=2026-11-01&status=failed',
  ]);
  expect((await list(await signedIn('owner@a.test'))).map((view) => view.query)).toEqual([query]);
});

test('who creates users renames and deletes a shared view, but does not make it private', async () => {
  const finance = await signedIn('finance@a.test');
  const admin = await signedIn('admin@a.test');
  const { id } = await saved(finance, { is_shared: true });
  const secret = await saved(finance, { name: 'Sendiri' });

  expect(codeOf(await remove(admin, secret.id))).toBe('DPAY_SAVED_VIEW_NOT_FOUND');
  expect(codeOf(await change(admin, id, { is_shared: false }))).toBe('DPAY_SAVED_VIEW_OF_SOMEBODY');
  expect((await change(admin, id, { name: 'Gagal semua' })).json()).toMatchObject({
    data: { name: 'Gagal semua', is_own: false, may_change: true },
  });
  expect((await remove(admin, id)).status).toBe(204);
  expect(await list(finance)).toMatchObject([{ id: secret.id }]);
});

test('without the right to see the list nobody lists, saves or uses its views', async () => {
  await saved(await signedIn('owner@a.test'), { is_shared: true });
  const uploader = await signedIn('uploader@a.test');

  const seen = await stand.app.ask('GET', '/dashboard/saved-views?list=payments', { token: uploader });
  expect([codeOf(seen), codeOf(await save(uploader))]).toEqual(Array(2).fill('DPAY_FORBIDDEN'));
});

test('another merchant and the other mode have views of their own', async () => {
  const { id } = await saved(await signedIn('owner@a.test'), { is_shared: true });
  const other = await signedIn('owner@b.test');
  const { sandbox } = await stand.app.signIn('owner@a.test');

  expect(await list(other)).toEqual([]);
  expect(codeOf(await remove(other, id))).toBe('DPAY_SAVED_VIEW_NOT_FOUND');
  const inSandbox = await stand.app.ask('GET', '/dashboard/saved-views?list=payments', {
    mode: 'sandbox',
    token: sandbox,
  });
  expect(inSandbox.json()).toEqual({ data: [] });
});

test('the same name replaces a view, a 21st is refused, and two cannot get one name', async () => {
  const token = await signedIn('owner@a.test');
  const first = await saved(token);
  expect(await saved(token, { name: ' gagal ', query: 'status=rejected' })).toMatchObject({
    id: first.id,
    query: 'status=rejected',
  });
  const second = await saved(token, { name: 'QRIS', query: 'method=qris' });
  expect(codeOf(await change(token, second.id, { name: 'GAGAL' }))).toBe('DPAY_SAVED_VIEW_NAME_TAKEN');

  for (let nth = 3; nth <= 20; nth += 1) await saved(token, { name: `Tampilan ${nth}` });
  const replies = await Promise.all([save(token, { name: 'A' }), save(token, { name: 'B' })]);
  expect(replies.map(codeOf)).toEqual(Array(2).fill('DPAY_SAVED_VIEW_LIMIT'));
  expect((await save(token, { list: 'orders' })).status).toBe(201);
});

test.each([
  [{ list: 'secrets' }, 'list'],
  [{ name: '   ' }, 'name'],
  [{ name: 'Gagal\u202e' }, 'name'],
  [{ query: 'bank=bca' }, 'query'],
  [{ query: 'cursor=x&action=next' }, 'query'],
  [{ query: 'search=a b' }, 'query'],
])('%j is refused', async (asked, field) => {
  const token = await signedIn('owner@a.test');

  expect((await save(token, asked)).json<Problem>().errors).toMatchObject([{ field }]);
  expect(await list(token)).toEqual([]);
});

describe('the rule of every list', () => {
  const OPERATIONS: Readonly<Record<SavedListName, string>> = {
    balance: 'listBalanceEntries',
    'batch-items': 'listDisbursementItems',
    'customer-activity': 'listCustomerActivity',
    customers: 'listCustomers',
    'disbursement-items': 'searchDisbursementItems',
    disbursements: 'listDisbursements',
    'due-payments': 'listDuePayments',
    exports: 'listExports',
    'fund-transfers': 'listFundTransfers',
    'invoice-customers': 'listInvoiceCustomers',
    'invoice-payments': 'listInvoicePayments',
    'invoice-reminders': 'listInvoiceReminders',
    invoices: 'listInvoices',
    orders: 'listOrders',
    'payment-links': 'listPaymentLinks',
    payments: 'listPayments',
    'promo-uses': 'listPromoUses',
    promos: 'listPromos',
    quotations: 'listQuotations',
    'recurring-invoices': 'listRecurringInvoices',
    refunds: 'listRefunds',
    'request-log': 'listApiRequests',
    'security-history': 'listSecurityHistory',
    'settlement-payments': 'listSettlementPayments',
    settlements: 'listSettlements',
    'subaccount-entries': 'listSubaccountBalanceEntries',
    subaccounts: 'listSubaccounts',
    'top-ups': 'listTopUps',
    users: 'listUsers',
    'webhook-deliveries': 'listWebhookDeliveries',
    transactions: 'listTransactions',
    withdrawals: 'listWithdrawals',
  };

  test.each(Object.keys(SAVED_LISTS) as SavedListName[])('%s is that of its operation', (name) => {
    const operation = loadContract().operations.find(({ id }) => id === OPERATIONS[name]);
    const { permission, feature = null } = savedListRule(name).needs as {
      permission: string;
      feature?: string;
    };

    expect({ permission, feature }).toEqual({
      permission: operation?.permission,
      feature: operation?.feature,
    });
  });
});
