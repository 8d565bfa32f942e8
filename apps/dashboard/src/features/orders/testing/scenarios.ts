import alreadyExpired from '../../../../../../openapi/features/orders/examples/order-sync-already-expired.json' with { type: 'json' };
import noPaymentYet from '../../../../../../openapi/features/orders/examples/order-sync-no-payment-yet.json' with { type: 'json' };
import orderExpired from '../../../../../../openapi/features/orders/examples/order-sync-order-expired.json' with { type: 'json' };
import statusChanged from '../../../../../../openapi/features/orders/examples/order-sync-status-changed.json' with { type: 'json' };
import stillProcessing from '../../../../../../openapi/features/orders/examples/order-sync-still-processing.json' with { type: 'json' };
import webhookResent from '../../../../../../openapi/features/orders/examples/order-sync-webhook-resent.json' with { type: 'json' };
import page from '../../../../../../openapi/features/orders/examples/orders-page.json' with { type: 'json' };
import subaccountFile from '../../../../../../openapi/features/subaccounts/examples/subaccount-live.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { listStates } from '../../../shared/testing/list-states.ts';
import { recordStates } from '../../../shared/testing/record-states.ts';
import { LONGEST } from '../../../shared/testing/longest.ts';
import type { Order } from '../api/types.ts';
import { orderExamples } from './examples.ts';

export const ordersPage = example<'listOrders'>(page);

export const orderList = listStates('listOrders', {
  page: ordersPage,
  permission: 'order.view',
  more: {
    longest: ok({
      ...ordersPage,
      data: [
        ...Object.values(orderExamples).map((order) => ({
          ...order,
          reference_id: LONGEST.reference,
          net_amount: LONGEST.rupiah,
          remaining_payment: LONGEST.rupiah,
          ...(order.customer && { customer: { ...order.customer, name: LONGEST.name } }),
        })),
        ...ordersPage.data,
      ],
    }),
  },
});

export const orderDetail = (order: Order): Scenario => ({ getOrder: ok({ data: order }) });

export const orderDetailStates = recordStates('getOrder', {
  notFound: problem(404, 'DPAY_ORDER_NOT_FOUND'),
  permission: 'order.view',
});

const answering = (file: { value: unknown }): Scenario => ({ syncOrder: ok(example<'syncOrder'>(file)) });

export const orderSync = {
  webhookResent: answering(webhookResent),
  statusChanged: {
    ...answering(statusChanged),
    getOrder: [ok({ data: orderExamples.processing }), ok({ data: orderExamples.completed })],
  },
  stillProcessing: answering(stillProcessing),
  orderExpired: answering(orderExpired),
  alreadyExpired: answering(alreadyExpired),
  noPaymentYet: answering(noPaymentYet),
} satisfies Record<string, Scenario>;

/** A subaccount with its own records. */
export const subaccount = example<'getSubaccount'>(subaccountFile).data;
