import { describe, expect, it, test } from 'vitest';
import {
  CHANNEL_CODES,
  CHANNELS_BY_REQUEST,
  channelStatus,
  type ChannelStatus,
  decideChannel,
  decideRequest,
  decideSwitch,
} from './index.ts';

const codeOf = (decided: { ok: true } | { ok: false; problem: { code: string } }) =>
  decided.ok ? 'ok' : decided.problem.code;

test('a channel belongs to one method', () => {
  expect(new Set(CHANNEL_CODES).size).toBe(CHANNEL_CODES.length);
});

test('only channels that exist need a request', () => {
  expect(CHANNEL_CODES).toEqual(expect.arrayContaining([...CHANNELS_BY_REQUEST]));
});

describe('the status of a channel', () => {
  it.each<[string, string, 'live' | 'sandbox', ChannelStatus | undefined, ChannelStatus]>([
    ['nobody changed', 'BCA', 'live', undefined, 'active'],
    ['by request that nobody changed', 'INDODANA', 'live', undefined, 'inactive'],
    ['by request that the provider activated', 'INDODANA', 'live', 'active', 'active'],
    ['by request that was asked for', 'INDODANA', 'live', 'submitted', 'submitted'],
    ['that the merchant switched off', 'BCA', 'live', 'off', 'off'],
    ['by request, in sandbox', 'INDODANA', 'sandbox', undefined, 'active'],
    ['stored as off, in sandbox', 'BCA', 'sandbox', 'off', 'active'],
  ])('%s (%s, %s, stored %s) is %s', (_, channel, mode, stored, want) => {
    expect(channelStatus(channel, { mode, stored })).toBe(want);
  });

  // spec 5.90
  it('that needs the NPWP is inactive without it in live mode alone, and no other channel is', () => {
    const statusOf = (channel: string, mode: 'live' | 'sandbox') =>
      channelStatus(channel, { mode, stored: undefined, lacksNpwp: true });

    expect(
      CHANNEL_CODES.filter((one) => statusOf(one, 'live') !== channelStatus(one, { mode: 'live' })),
    ).toEqual(['QRIS']);
    expect(statusOf('QRIS', 'live')).toBe('inactive');
    expect(statusOf('QRIS', 'sandbox')).toBe('active');
  });
});

describe.each<[ChannelStatus, string, string, string]>([
  ['active', 'ok', 'DPAY_CHANNEL_ALREADY_ACTIVE', 'ok'],
  ['off', 'ok', 'DPAY_CHANNEL_ALREADY_ACTIVE', 'DPAY_CHANNEL_OFF'],
  ['inactive', 'DPAY_CHANNEL_INACTIVE', 'ok', 'DPAY_CHANNEL_INACTIVE'],
  ['submitted', 'DPAY_CHANNEL_INACTIVE', 'DPAY_CHANNEL_ALREADY_REQUESTED', 'DPAY_CHANNEL_INACTIVE'],
])('a channel that is %s', (status, switching, request, charge) => {
  it(`switches: ${switching}; is asked for: ${request}; is charged: ${charge}`, () => {
    expect(codeOf(decideSwitch({ mode: 'live', status }))).toBe(switching);
    expect(codeOf(decideRequest({ mode: 'live', status }))).toBe(request);
    expect(codeOf(decideChannel(status))).toBe(charge);
  });

  // spec 4.78
  it('is locked in sandbox', () => {
    expect(codeOf(decideSwitch({ mode: 'sandbox', status }))).toBe('DPAY_CHANNELS_LOCKED');
    expect(codeOf(decideRequest({ mode: 'sandbox', status }))).toBe('DPAY_CHANNELS_LOCKED');
  });
});
