import events from '../../../../../../openapi/features/reference/examples/webhook-events.json' with { type: 'json' };
import subaccountsFile from '../../../../../../openapi/features/subaccounts/examples/subaccounts-page.json' with { type: 'json' };
import deliveriesPage from '../../../../../../openapi/features/webhooks/examples/deliveries-page.json' with { type: 'json' };
import replayed from '../../../../../../openapi/features/webhooks/examples/delivery-replayed.json' with { type: 'json' };
import replayCompleted from '../../../../../../openapi/features/webhooks/examples/replay-completed.json' with { type: 'json' };
import replayRunning from '../../../../../../openapi/features/webhooks/examples/replay-running.json' with { type: 'json' };
import sampleBlocked from '../../../../../../openapi/features/webhooks/examples/sample-blocked.json' with { type: 'json' };
import sampleDelivered from '../../../../../../openapi/features/webhooks/examples/sample-delivered.json' with { type: 'json' };
import sampleRefused from '../../../../../../openapi/features/webhooks/examples/sample-refused.json' with { type: 'json' };
import sampleTimedOut from '../../../../../../openapi/features/webhooks/examples/sample-timed-out.json' with { type: 'json' };
import created from '../../../../../../openapi/features/webhooks/examples/webhook-created.json' with { type: 'json' };
import rotated from '../../../../../../openapi/features/webhooks/examples/webhook-secret-rotated.json' with { type: 'json' };
import webhooks from '../../../../../../openapi/features/webhooks/examples/webhooks-page.json' with { type: 'json' };
import { offline, ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed, listStates, onePage } from '../../../shared/testing/list-states.ts';
import { recordStates } from '../../../shared/testing/record-states.ts';
import type { DeliveryDetail, Webhook } from '../api/types.ts';
import { deliveryExamples, webhookExamples } from './examples.ts';

const subaccountsPage = example<'listSubaccounts'>(subaccountsFile);
export const webhooksPage = example<'listWebhooks'>(webhooks);
export const deliveryPage = example<'listWebhookDeliveries'>(deliveriesPage);

export const createdWebhook = example<'createWebhook'>(created);
export const rotatedSecret = example<'rotateWebhookSecret'>(rotated);

/** The requests that every webhook page may make besides its own. */
const around = {
  listWebhooks: ok(webhooksPage),
  listWebhookEvents: ok(example<'listWebhookEvents'>(events)),
  listWebhookDeliveries: ok(deliveryPage),
  listSubaccounts: ok(subaccountsPage),
} satisfies Scenario;

export const webhookList = listStates('listWebhooks', {
  page: webhooksPage,
  permission: 'settings.view',
  around,
  more: {
    full: ok({
      ...webhooksPage,
      data: Array.from({ length: 20 }, (_, at) => ({
        ...webhookExamples.unused,
        id: `whk_01KAJ8000000000000000001${String(at).padStart(2, '0')}`,
        name: `Webhook ${at + 1}`,
      })),
    }),
  },
});

export const webhookDetail = (webhook: Webhook): Scenario => ({
  ...around,
  getWebhook: ok({ data: webhook }),
});

export const webhookDetailStates = {
  ...recordStates('getWebhook', {
    notFound: problem(404, 'DPAY_WEBHOOK_NOT_FOUND'),
    permission: 'settings.view',
  }),
  neverCalled: { ...webhookDetail(webhookExamples.unused), listWebhookDeliveries: ok(onePage([])) },
} satisfies Record<string, Scenario>;

export const sample = {
  delivered: { testWebhook: ok(example<'testWebhook'>(sampleDelivered)) },
  refused: { testWebhook: ok(example<'testWebhook'>(sampleRefused)) },
  timedOut: { testWebhook: ok(example<'testWebhook'>(sampleTimedOut)) },
  blocked: { testWebhook: ok(example<'testWebhook'>(sampleBlocked)) },
  waiting: { testWebhook: 'pending' },
  tooMany: { testWebhook: problem(503, 'DPAY_WEBHOOK_SAMPLE_FAILED') },
} satisfies Record<string, Scenario>;

export const creation = {
  succeeds: { ...around, createWebhook: ok(createdWebhook, { status: 201 }) },
  first: { ...webhookList.empty, createWebhook: ok(createdWebhook, { status: 201 }) },
  privateAddress: {
    ...around,
    createWebhook: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
      fields: [{ field: 'url', code: 'DPAY_WEBHOOK_URL_PRIVATE' }],
    }),
  },
  limit: { ...around, createWebhook: problem(409, 'DPAY_WEBHOOK_LIMIT_REACHED', { max: 20 }) },
  offline: { ...around, createWebhook: offline() },
} satisfies Record<string, Scenario>;

const [firstSubaccount] = subaccountsPage.data;
const branches = Array.from({ length: 130 }, (_, at) => ({
  ...firstSubaccount!,
  id: `sub_01KAJ80000000000000000${String(at).padStart(4, '0')}`,
  name: `Cabang ${at + 1}`,
}));
const nextPage = { ...subaccountsPage.page, next_cursor: 'next', has_next: true };

/** The form, by the subaccounts that it offers. */
export const choosing = {
  many: {
    ...creation.succeeds,
    listSubaccounts: [
      ok({ data: branches.slice(0, 100), page: nextPage }),
      ok({ data: branches.slice(100), page: subaccountsPage.page }),
    ],
  },
  pending: { ...creation.succeeds, listSubaccounts: 'pending' },
  none: { ...creation.succeeds, listSubaccounts: ok({ ...subaccountsPage, data: [] }) },
  failsOnce: { ...creation.succeeds, listSubaccounts: [failed, ok(subaccountsPage)] },
} satisfies Record<string, Scenario>;

export const deliveryLog = listStates('listWebhookDeliveries', {
  page: deliveryPage,
  permission: 'settings.view',
  around: { ...around, getWebhookDelivery: ok({ data: deliveryExamples.delivered }) },
});

export const countedDeliveries = (total: number, days?: { from: string; to: string }) =>
  ok({ ...deliveryPage, page: { ...deliveryPage.page, total, ...days } });

export const deliveryDetail = (
  detail: DeliveryDetail,
  webhook: Webhook = webhookExamples.healthy,
): Scenario => ({ getWebhookDelivery: ok({ data: detail }), getWebhook: ok({ data: webhook }) });

export const deliveryStates = recordStates('getWebhookDelivery', {
  notFound: problem(404, 'DPAY_WEBHOOK_DELIVERY_NOT_FOUND'),
  permission: 'settings.view',
});

export const replayedDelivery = example<'replayWebhookDelivery'>(replayed);

export const replays = {
  running: { getWebhookReplay: ok(example<'getWebhookReplay'>(replayRunning)) },
  finishing: {
    getWebhookReplay: [
      ok(example<'getWebhookReplay'>(replayRunning)),
      ok(example<'getWebhookReplay'>(replayCompleted)),
    ],
  },
  completed: { getWebhookReplay: ok(example<'getWebhookReplay'>(replayCompleted)) },
  started: {
    replayWebhookDeliveries: ok(example<'replayWebhookDeliveries'>(replayRunning), { status: 202 }),
  },
  notFound: { getWebhookReplay: problem(404, 'DPAY_WEBHOOK_REPLAY_NOT_FOUND') },
} satisfies Record<string, Scenario>;
