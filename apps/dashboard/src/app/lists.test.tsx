import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { entryList } from '../features/balance/entry-list.tsx';
import { batchItemList, itemList } from '../features/disbursements/item-list.tsx';
import { batchList } from '../features/disbursements/list.tsx';
import { fundTransferList } from '../features/fund-transfers/list.tsx';
import { invoiceCustomerList } from '../features/invoice-customers/list.tsx';
import { invoiceList } from '../features/invoices/list.tsx';
import { invoicePaymentList } from '../features/invoices/payment-list.tsx';
import { reminderList } from '../features/invoice-reminders/list.tsx';
import { recurringList } from '../features/recurring-invoices/list.tsx';
import { orderList } from '../features/orders/list.tsx';
import { paymentList } from '../features/payments/list.tsx';
import { refundList } from '../features/refunds/list.tsx';
import { requestList } from '../features/request-log/list.tsx';
import { historyList } from '../features/security-history/list.tsx';
import { settlementList } from '../features/settlements/list.tsx';
import { subaccountList } from '../features/subaccounts/list.tsx';
import { topUpList } from '../features/top-ups/list.tsx';
import { deliveryList } from '../features/webhooks/delivery-list.tsx';
import { withdrawalList } from '../features/withdrawals/list.tsx';
import { i18n } from '../shared/i18n/i18n.ts';
import { askedBy, type ListDefinition } from '../shared/list/define/define-list.ts';
import { useRecordList } from '../shared/list/define/use-record-list.tsx';
import { anyListQuery } from '../shared/testing/list-query.ts';
import { EVERY_LIST } from './testing/every-list.ts';
import { TestApp } from '../shared/testing/test-app.tsx';

const ID = '01KAJ800000000000000000001';

const ask = (list: unknown, address: string): Readonly<Record<string, unknown>> => {
  const names = [...new URLSearchParams(address).keys()];
  return askedBy(list as ListDefinition as never, anyListQuery(address, names));
};

it.each(EVERY_LIST)('%s has its words in both languages', (_, list) => {
  const wrapper = ({ children }: { children: ReactNode }) => <TestApp>{children}</TestApp>;
  const asked: string[] = [];
  const exists = i18n.exists.bind(i18n);
  const { result } = renderHook(() => useRecordList(list), { wrapper });
  const { at = 'list', words } = list;
  asked.push('title', 'empty.title', 'empty.description');
  if (result.current.searchPlaceholder !== undefined) asked.push('search');
  asked.push(...result.current.columns.map(({ key }) => `column.${key === 'subaccount' ? 'id' : key}`));
  asked.push(...result.current.fields.map(({ name }) => `filter.${name}`));

  for (const lng of ['id', 'en'])
    expect(asked.filter((key) => !exists(`${words}:${at}.${key}`, { lng, fallbackLng: false }))).toEqual([]);
});

// Product spec §3: what the list filter is for.
// spec 3.56
it.each([
  'paymentList',
  'orderList',
  'settlementList',
  'refundList',
  'batchList',
  'subaccountList',
  'fundTransferList',
  'historyList',
  'topUpList',
  'entryList',
  'withdrawalList',
])('%s is a list with a filter of days, statuses and words', (name) => {
  expect(EVERY_LIST.map(([known]) => known)).toContain(name);
});

describe('maps an address to the parameters of the contract', () => {
  // spec 3.53
  it('leaves the days to the clock of the server if none are chosen', () => {
    expect(ask(paymentList, '')).toEqual({ expand: ['customer'], limit: 10, action: 'first' });
    expect(ask(paymentList, 'from=2026-11-01&to=2026-11-05')).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-05',
    });
  });

  // spec 7.19
  it('requests a page by its cursor', () => {
    expect(ask(paymentList, 'action=next&cursor=abc&limit=25')).toMatchObject({
      action: 'next',
      cursor: 'abc',
      limit: 25,
    });
  });

  it('sends no days for an undated list, only the common parameters', () => {
    expect(ask(subaccountList, 'from=2026-11-01&to=2026-11-05')).toEqual({ limit: 10, action: 'first' });
    expect(ask(batchItemList, '')).toEqual({ limit: 10, action: 'first', count: true });
  });

  // spec 3.53
  it.each<[unknown, string, object]>([
    [
      paymentList,
      `status=completed,failed&settlement=settled&method=va&order=ord_${ID}&subaccount=sub_1&amount_min=10000&amount_max=50000&completed_from=2026-11-20&completed_to=2026-11-21&failure=20013`,
      {
        status: ['completed', 'failed'],
        settlement_status: ['settled'],
        method: ['va'],
        order_id: `ord_${ID}`,
        subaccount_id: 'sub_1',
        amount_min: 10_000,
        amount_max: 50_000,
        completed_from: '2026-11-20',
        completed_to: '2026-11-21',
        failure_code: '20013',
      },
    ],
    [orderList, 'status=unpaid,onhold,waiting', { status: ['unpaid', 'onhold', 'waiting'] }],
    [
      orderList,
      `type=partial&payment_links=yes&customer=cus_${ID}&amount_min=1`,
      { payment_type: ['partial'], payment_links: true, customer_id: `cus_${ID}`, amount_min: 1 },
    ],
    [orderList, 'payment_links=no', { payment_links: false }],
    [
      invoiceList,
      `status=late&age=days_1_30,over_90&due_from=2026-11-01&due_to=2026-12-31&customer=cus_${ID}&amount_min=10000`,
      {
        status: ['late'],
        age: ['days_1_30', 'over_90'],
        due_from: '2026-11-01',
        due_to: '2026-12-31',
        customer_id: `cus_${ID}`,
        amount_min: 10_000,
      },
    ],
    [
      invoicePaymentList,
      `status=reversed&method=manual,va&invoice=inv_${ID}`,
      { status: ['reversed'], method: ['va', 'manual'], invoice_id: `inv_${ID}` },
    ],
    [reminderList, `channel=whatsapp&invoice=inv_${ID}`, { channel: ['whatsapp'], invoice_id: `inv_${ID}` }],
    [recurringList, 'status=paused', { status: ['paused'] }],
    [invoiceCustomerList, 'owes=late,outstanding', { owes: ['outstanding', 'late'] }],
    [topUpList, 'status=expired,failed&bank=BNI', { status: ['failed', 'expired'], bank: ['BNI'] }],
    [
      refundList,
      `status=started&type=card&method=qris&payment=pay_${ID}`,
      { status: ['started'], type: ['card'], method: ['qris'], payment_id: `pay_${ID}` },
    ],
    [withdrawalList, 'status=done&source=scheduled', { status: ['done'], source: ['scheduled'] }],
    [
      fundTransferList,
      'status=failed&type=balance_to_bank',
      { status: ['failed'], type: ['balance_to_bank'] },
    ],
    [batchList, 'status=failed,made_up', { status: ['failed'] }],
    [itemList, 'issue=yes&again=yes', { has_issue: true, retriggerable: true }],
    [batchItemList, 'evidence=duplicates', {}],
    [entryList, 'kind=top_up.paid&direction=credit', { kind: ['top_up.paid'], direction: 'credit' }],
    [subaccountList, 'status=live&type=company', { status: ['live'], type: ['company'] }],
    [
      settlementList,
      'status=settled&type=early,normal&method=va,qris&subaccount=sub_1',
      { status: ['settled'], type: ['normal', 'early'], method: ['va', 'qris'], subaccount_id: 'sub_1' },
    ],
    [
      deliveryList,
      `status=failed,held&webhook=whk_${ID}&event=payment.completed`,
      { status: ['failed', 'held'], webhook_id: `whk_${ID}`, event: ['payment.completed'] },
    ],
    [requestList, `search=req_${ID}`, { request_id: `req_${ID}` }],
    [historyList, 'category=keys&mode=live&device=curl%2F8.11.0', { mode: 'live', device: 'curl/8.11.0' }],
  ])('%#: the filters of %s use the names of the contract', (list, address, want) => {
    expect(ask(list, address)['filters'] ?? {}).toMatchObject(want);
  });

  it.each<[unknown, string]>([
    [paymentList, 'status=refunded&method=cash&amount_min=lots&order=ord_1'],
    [orderList, 'status=lost&type=half'],
    [invoiceList, 'status=expired&age=old&due_from=soon&customer=cus_1'],
    [invoiceCustomerList, 'owes=lots'],
    [entryList, 'kind=adjustment.posted&direction=sideways'],
    [deliveryList, 'status=lost&webhook=whk_1&event=payment.chargedback'],
    [requestList, 'key=mer_1&method=TRACE&status=3xx'],
  ])('%#: parameters that the contract does not define are not sent', (list, address) => {
    expect(ask(list, address)).not.toHaveProperty('filters');
  });

  it('filters a list by subaccount in addition to its other filters', () => {
    const query = anyListQuery('status=failed', ['status']);

    expect(askedBy(fundTransferList, query, { filters: { subaccount_id: 'sub_1' } })).toMatchObject({
      filters: { status: ['failed'], subaccount_id: 'sub_1' },
    });
  });

  it('searches the request log by text or by a complete ID', () => {
    expect(ask(requestList, 'search=DPAY_SCOPE')).toMatchObject({ search: 'DPAY_SCOPE' });
    expect(ask(requestList, `search=req_${ID}`)).not.toHaveProperty('search');
  });
});
