import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideFirstFlag,
  decidePrimaryFlag,
  decideReplay,
  decideRotation,
  DELIVERY_STATUSES,
  errorOfStatus,
  eventsOfKind,
  heirOf,
  type Listener,
  listenersOf,
  nextAttemptAt,
  requestedPauseMs,
  secretPreview,
  signatureHeader,
  signedContent,
  validateWebhook,
  WEBHOOK_EVENTS,
  webhookEventsFor,
} from './index.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe('retries', () => {
  it('come 2, 5, 10, 90 and 210 minutes after each failure, then only manually', () => {
    const times = [1, 2, 3, 4, 5, 6].map((failed) => nextAttemptAt(failed, NOW)?.getTime());

    expect(times).toEqual([...[2, 5, 10, 90, 210].map((minutes) => later(minutes).getTime()), undefined]);
  });

  it.each([
    [1, 600, 10],
    [1, 60, 2],
    [1, 0, 2],
    [4, 600, 90],
    [1, 3 * 24 * 3600, 210],
    [5, 3 * 24 * 3600, 210],
  ])('failure %i and a requested pause of %i s: the next after %i minutes', (failed, seconds, minutes) => {
    expect(nextAttemptAt(failed, NOW, seconds * 1000)).toEqual(later(minutes));
  });

  it('a requested pause adds no attempt', () => expect(nextAttemptAt(6, NOW, 600_000)).toBeUndefined());

  it.each<[number | null, string | null, number]>([
    [429, '600', 600_000],
    [503, '600', 600_000],
    [503, 'Fri, 20 Nov 2026 03:10:00 GMT', 600_000],
    [503, 'Fri, 20 Nov 2026 02:00:00 GMT', 0],
    [503, '9'.repeat(400), Number.POSITIVE_INFINITY],
    [503, '-5', 0],
    [503, '1.5', 0],
    [503, 'tomorrow', 0],
    [503, '2026-11-20', 0],
    [503, 'Fri, 99 Nov 2026 03:10:00 GMT', 0],
    [503, null, 0],
    [500, '600', 0],
    [null, null, 0],
  ])('status %s with Retry-After %j requests %i ms', (status, retryAfter, ms) => {
    expect(requestedPauseMs({ status, retryAfter }, NOW)).toBe(ms);
  });

  it.each([
    [200, null],
    [204, null],
    [299, null],
    [199, 'bad_status'],
    [300, 'redirect'],
    [308, 'redirect'],
    [399, 'redirect'],
    [400, 'bad_status'],
    [410, 'bad_status'],
    [500, 'bad_status'],
  ])('a response %i is %s', (status, error) => expect(errorOfStatus(status)).toBe(error));
});

describe('the events a merchant may choose from', () => {
  it('are the eighteen of the product', () => {
    expect(webhookEventsFor(null)).toBe(WEBHOOK_EVENTS);
    expect(webhookEventsFor([])).toHaveLength(18);
  });

  // spec 7.24
  it('are those of the merchant’s own list, in the product’s order, without unknown names', () => {
    expect(webhookEventsFor(['order.completed', 'payment.completed', 'moon.landed'])).toEqual([
      'payment.completed',
      'order.completed',
    ]);
    expect(webhookEventsFor(['moon.landed'])).toBe(WEBHOOK_EVENTS);
  });

  it('have a SNAP form where SNAP defines a notice', () => {
    expect(eventsOfKind('snap')).toEqual(['payment.completed', 'payment.rejected', 'transfer-bank.notify']);
    expect(eventsOfKind('dasbor')).toEqual(WEBHOOK_EVENTS);
  });
});

describe('the form', () => {
  const form = {
    name: 'Toko',
    url: 'https://kopi.id',
    apiKind: 'dasbor',
    events: ['payment.completed'],
  } as const;
  const rules = { loopback: false, available: WEBHOOK_EVENTS };

  it('accepts valid input', () => expect(validateWebhook(form, rules)).toEqual({}));

  // spec 5.39, 5.41
  it('reports every invalid field at once', () => {
    expect(validateWebhook({ ...form, name: ' ', url: '', events: [] }, rules)).toEqual({
      name: { code: 'DPAY_REQUIRED' },
      url: { code: 'DPAY_REQUIRED' },
      events: { code: 'DPAY_WEBHOOK_EVENT_REQUIRED' },
    });
  });

  it.each([
    ['an event that is not on the merchant’s list', 'dasbor', 'refund.failed'],
    ['an event that SNAP has no form of', 'snap', 'order.completed'],
    ['a word that is no event', 'dasbor', 'moon.landed'],
  ] as const)('refuses %s', (_, apiKind, event) => {
    const available = webhookEventsFor(['payment.completed', 'order.completed']);

    expect(
      validateWebhook({ ...form, apiKind, events: ['payment.completed', event] }, { ...rules, available }),
    ).toEqual({ events: { code: 'DPAY_WEBHOOK_EVENT_UNAVAILABLE', params: { event } } });
  });
});

describe('the primary flag', () => {
  it('is always on the first webhook', () => {
    expect(decideFirstFlag({ count: 0, wanted: false })).toEqual({ ok: true, value: true });
    expect(decideFirstFlag({ count: 1, wanted: false })).toEqual({ ok: true, value: false });
    expect(decideFirstFlag({ count: 1, wanted: true })).toEqual({ ok: true, value: true });
  });

  it('is on one of twenty webhooks, and there is no twenty-first', () => {
    expect(decideFirstFlag({ count: 19, wanted: false }).ok).toBe(true);
    expect(decideFirstFlag({ count: 20, wanted: false })).toEqual({
      ok: false,
      problem: { code: 'DPAY_WEBHOOK_LIMIT_REACHED', params: { max: 20 } },
    });
  });

  it.each([
    [true, undefined, true],
    [true, true, true],
    [false, true, true],
    [false, false, false],
    [false, undefined, false],
  ])('is %s, requested %s: becomes %s', (isPrimary, wanted, value) =>
    expect(decidePrimaryFlag({ isPrimary, wanted })).toEqual({ ok: true, value }),
  );

  it('cannot be cleared', () => {
    expect(decidePrimaryFlag({ isPrimary: true, wanted: false })).toEqual({
      ok: false,
      problem: { code: 'DPAY_WEBHOOK_PRIMARY_REQUIRED' },
    });
  });

  it('goes to the oldest remaining one, enabled before disabled', () => {
    const at = (createdAt: string, isEnabled = true) => ({ createdAt, isEnabled });

    expect(heirOf([at('2026-02'), at('2026-01', false), at('2026-03')])).toEqual(at('2026-02'));
    expect(heirOf([at('2026-02', false), at('2026-01', false)])).toEqual(at('2026-01', false));
    expect(heirOf([])).toBeUndefined();
  });
});

describe('the receivers of an event', () => {
  const hook = (name: string, different: Partial<Listener> = {}) => ({
    name,
    apiKind: 'dasbor' as const,
    events: ['payment.completed'],
    isPrimary: false,
    subaccountIds: [] as string[],
    appliesToAllSubaccounts: false,
    ...different,
  });
  const hooks = [
    hook('primary', { isPrimary: true }),
    hook('of one', { subaccountIds: ['sub_1'] }),
    hook('of all', { appliesToAllSubaccounts: true, events: ['payment.failed'] }),
    hook('snap', { apiKind: 'snap' }),
  ];
  const told = (subaccountId: string | null, more: object = {}) =>
    listenersOf(hooks, { event: 'payment.completed', subaccountId, paymentMethod: 'va', ...more }).map(
      ({ name }) => name,
    );

  it('of the merchant itself: every webhook that chose it', () => {
    expect(told(null)).toEqual(['primary', 'of one', 'snap']);
    expect(told(null, { event: 'payment.failed' })).toEqual(['of all']);
    expect(told(null, { event: 'order.created' })).toEqual([]);
  });

  it('of a subaccount: those that name it or all, otherwise the primary one', () => {
    expect(told('sub_1')).toEqual(['of one']);
    expect(told('sub_2')).toEqual(['primary']);
    expect(told('sub_2', { event: 'payment.failed' })).toEqual(['of all']);
  });

  it('of a payment without a virtual account: no SNAP webhook', () => {
    expect(told(null, { paymentMethod: 'qris' })).toEqual(['primary', 'of one']);
  });

  it('never receive it twice, and always chose it', () => {
    const listener = fc.record({
      apiKind: fc.constantFrom('dasbor' as const, 'snap' as const),
      events: fc.subarray([...WEBHOOK_EVENTS]),
      isPrimary: fc.boolean(),
      subaccountIds: fc.subarray(['sub_1', 'sub_2']),
      appliesToAllSubaccounts: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(listener), fc.constantFrom(...WEBHOOK_EVENTS), (all, event) => {
        const listening = listenersOf(all, { event, subaccountId: 'sub_1' });
        expect(new Set(listening).size).toBe(listening.length);
        expect(listening.every((one) => one.events.includes(event))).toBe(true);
      }),
    );
  });
});

describe('a manual replay', () => {
  it.each(
    DELIVERY_STATUSES.map((status) => [status, ['retrying', 'delivered', 'failed', 'held'].includes(status)]),
  )('of a %s delivery: %s', (status, want) => {
    const decided = decideReplay({ status: status as 'failed', isWebhookEnabled: true });
    expect(decided.ok).toBe(want);
  });

  it('waits until the webhook is enabled', () => {
    expect(decideReplay({ status: 'failed', isWebhookEnabled: false })).toEqual({
      ok: false,
      problem: { code: 'DPAY_WEBHOOK_DISABLED' },
    });
  });
});

describe('a rotation', () => {
  const until = later(60).toISOString();

  it('keeps the previous secret signing for the overlap', () => {
    expect(decideRotation({ previousExpiresAt: null, overlapHours: 24 }, NOW)).toEqual({
      ok: true,
      value: later(1440),
    });
    expect(decideRotation({ previousExpiresAt: NOW.toISOString(), overlapHours: 24 }, NOW).ok).toBe(true);
  });

  it('waits for the previous overlap, unless it ends every secret at once', () => {
    expect(decideRotation({ previousExpiresAt: until, overlapHours: 1 }, NOW)).toEqual({
      ok: false,
      problem: { code: 'DPAY_WEBHOOK_ROTATION_RUNNING', params: { until } },
    });
    expect(decideRotation({ previousExpiresAt: until, overlapHours: 0 }, NOW)).toEqual({
      ok: true,
      value: NOW,
    });
  });
});

it('signed content and joined signatures follow Standard Webhooks', () => {
  const content = signedContent({ id: 'msg_1', timestamp: 1614265330, body: '{"test": 2432232314}' });

  expect(content).toBe('msg_1.1614265330.{"test": 2432232314}');
  expect(signatureHeader(['a=', 'b='])).toBe('v1,a= v1,b=');
  expect(secretPreview('whsec_abcdef0x9Q=')).toBe('…x9Q=');
});
