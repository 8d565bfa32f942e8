import activeFile from '../../../../../../openapi/features/payment-methods/examples/payment-channel-active.json' with { type: 'json' };
import offFile from '../../../../../../openapi/features/payment-methods/examples/payment-channel-off.json' with { type: 'json' };
import impactFile from '../../../../../../openapi/features/payment-methods/examples/payment-channel-impact.json' with { type: 'json' };
import noImpactFile from '../../../../../../openapi/features/payment-methods/examples/payment-channel-no-impact.json' with { type: 'json' };
import submittedFile from '../../../../../../openapi/features/payment-methods/examples/payment-channel-submitted.json' with { type: 'json' };
import listFile from '../../../../../../openapi/features/payment-methods/examples/payment-channels.json' with { type: 'json' };
import sandboxFile from '../../../../../../openapi/features/payment-methods/examples/payment-channels-sandbox.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';
import type { PaymentChannel, PaymentChannels } from '../api/types.ts';

const list = example<'listPaymentChannels'>(listFile).data;

/** The list with another status of some channels. */
const withStatus = (statusOf: (channel: PaymentChannel) => string): PaymentChannels => ({
  ...list,
  methods: list.methods.map((method) => ({
    ...method,
    channels: method.channels.map((one) => ({
      ...one,
      status: statusOf(one) as PaymentChannel['status'],
    })),
  })),
});

const live = {
  listPaymentChannels: ok({ data: list }),
  getPaymentChannelImpact: ok(example<'getPaymentChannelImpact'>(impactFile)),
  setPaymentChannel: ok(example<'setPaymentChannel'>(offFile)),
  requestPaymentChannel: ok(example<'requestPaymentChannel'>(submittedFile)),
} satisfies Scenario;

export const paymentMethods = {
  live,
  turnsOn: { ...live, setPaymentChannel: ok(example<'setPaymentChannel'>(activeFile)) },
  nothingOpen: { ...live, getPaymentChannelImpact: ok(example<'getPaymentChannelImpact'>(noImpactFile)) },
  lastActive: {
    ...live,
    listPaymentChannels: ok({ data: withStatus(({ code }) => (code === 'QRIS' ? 'active' : 'off')) }),
  },
  withoutNpwp: {
    ...live,
    listPaymentChannels: ok({
      data: withStatus(({ code, status }) => (code === 'QRIS' ? 'inactive' : status)),
    }),
  },
  newerServer: {
    ...live,
    listPaymentChannels: ok({
      data: withStatus(({ code, status }) => (code === 'QRIS' ? 'in_maintenance' : status)),
    }),
  },
  sandbox: { listPaymentChannels: ok(example<'listPaymentChannels'>(sandboxFile)) },
  notCounted: { ...live, getPaymentChannelImpact: failed },
  refused: { ...live, setPaymentChannel: problem(409, 'DPAY_CHANNEL_INACTIVE', { channel: 'OVO' }) },
  requestedMeanwhile: { ...live, requestPaymentChannel: problem(409, 'DPAY_CHANNEL_ALREADY_REQUESTED') },
  pending: { listPaymentChannels: 'pending' },
  failed: { listPaymentChannels: failed },
  forbidden: {
    listPaymentChannels: problem(403, 'DPAY_FORBIDDEN', { permission: 'settings.view' }),
  },
} satisfies Record<string, Scenario>;
