import { WEBHOOK_EVENTS } from '@dasbor/domain/webhooks';
import { describe, expect, test } from 'vitest';
import { problemsIn } from '../../../shared/forms/schema.ts';
import { idsIn } from './subaccount-ids.ts';
import { isThisMachine } from './this-machine.ts';
import {
  choicesOf,
  createBody,
  EMPTY_VALUES,
  updateBody,
  type Values,
  webhookSchema,
  withKnownChoices,
} from './webhook-values.ts';

const sub = (end: number) => `sub_01KAJ80000000000000000000${end}`;
const filled: Values = {
  ...EMPTY_VALUES,
  name: ' Toko daring ',
  url: ' https://api.kopinusantara.example/dasbor ',
  events: ['order.completed', 'payment.completed'],
};
const here = { available: WEBHOOK_EVENTS, loopback: false };
const problemsOf = (values: Values) => problemsIn(webhookSchema, values, here);

describe('the request body', () => {
  test('trims names and URLs, and sorts events in the product’s order', () => {
    expect(createBody(filled, WEBHOOK_EVENTS)).toMatchObject({
      name: 'Toko daring',
      url: 'https://api.kopinusantara.example/dasbor',
      events: ['payment.completed', 'order.completed'],
    });
  });

  test('drops events that the kind does not support', () => {
    expect(createBody({ ...filled, apiKind: 'snap' }, WEBHOOK_EVENTS).events).toEqual(['payment.completed']);
  });

  test.each([
    ['none', [], false],
    ['all', [], true],
    ['some', [sub(1), sub(2)], false],
  ] as const)('scope %s', (scope, ids, all) => {
    const body = createBody({ ...filled, scope, subaccounts: `${sub(1)}\n${sub(2)}` }, WEBHOOK_EVENTS);

    expect(body).toMatchObject({ subaccount_ids: ids, applies_to_all_subaccounts: all });
  });

  test('an update sends only the changes', () => {
    const body = updateBody({ ...filled, name: 'Gudang', scope: 'all' }, filled, WEBHOOK_EVENTS);

    expect(body).toEqual({ name: 'Gudang', applies_to_all_subaccounts: true });
  });

  test('the same events in another order are no change', () => {
    const turned: Values = { ...filled, events: filled.events.toReversed() };

    expect(updateBody(turned, filled, WEBHOOK_EVENTS)).toEqual({});
  });
});

describe('field errors', () => {
  test('an empty form lacks a name, a URL and an event', () => {
    expect(problemsOf(EMPTY_VALUES)).toMatchObject({
      name: { code: 'DPAY_REQUIRED' },
      url: { code: 'DPAY_REQUIRED' },
      events: { code: 'DPAY_WEBHOOK_EVENT_REQUIRED' },
    });
  });

  test('a complete form has no errors', () => {
    expect(problemsOf(filled)).toEqual({});
  });

  test('events of only the other kind count as none', () => {
    const values: Values = { ...filled, apiKind: 'snap', events: ['order.completed'] };

    expect(problemsOf(values).events).toMatchObject({ code: 'DPAY_WEBHOOK_EVENT_REQUIRED' });
  });

  test.each([
    ['', { code: 'subaccountsRequired' }],
    ['sub_1', { code: 'subaccountInvalid', params: { id: 'sub_1' } }],
    [
      `${sub(1)}, pay_01KAJ800000000000000000001`,
      { code: 'subaccountInvalid', params: { id: 'pay_01KAJ800000000000000000001' } },
    ],
    [sub(1), undefined],
  ])('subaccounts %j', (subaccounts, want) => {
    const beside = problemsOf({ ...filled, scope: 'some', subaccounts }).subaccounts;

    expect(beside).toEqual(want && expect.objectContaining(want));
    expect(problemsOf({ ...filled, scope: 'all', subaccounts }).subaccounts).toBeUndefined();
  });

  test('more than a hundred subaccounts are too many', () => {
    const subaccounts = Array.from({ length: 101 }, (_, at) => `sub_${String(at).padStart(26, '0')}`).join(
      '\n',
    );

    expect(problemsOf({ ...filled, scope: 'some', subaccounts }).subaccounts).toMatchObject({
      code: 'subaccountsTooMany',
      params: { max: 100 },
    });
  });
});

describe('a draft', () => {
  test('restores the stored values', () => {
    expect(withKnownChoices(filled)).toEqual(filled);
  });

  test.each([
    { ...filled, apiKind: 'soap' },
    { ...filled, scope: 'most' },
  ])('is discarded if it contains an option that no longer exists', (kept) => {
    expect(withKnownChoices(kept as never)).toBeUndefined();
  });

  test('drops an event that no longer exists', () => {
    const events = ['payment.completed', 'payment.chargedback'] as never;

    expect(withKnownChoices({ ...filled, events })?.events).toEqual(['payment.completed']);
  });
});

test('SNAP has three events to choose from, and a merchant’s own list limits them', () => {
  expect(choicesOf({ apiKind: 'snap' }, WEBHOOK_EVENTS)).toEqual([
    'payment.completed',
    'payment.rejected',
    'transfer-bank.notify',
  ]);
  expect(choicesOf({ apiKind: 'snap' }, ['payment.completed', 'order.created'])).toEqual([
    'payment.completed',
  ]);
});

test('accepts IDs separated by newlines, commas and spaces, and drops duplicates', () => {
  expect(idsIn(` ${sub(1)},\n${sub(2)}  ${sub(1)};`)).toEqual([sub(1), sub(2)]);
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['dashboard.dasbor.id', false],
  ['10.0.0.4', false],
])('%s is localhost: %s', (hostname, want) => {
  expect(isThisMachine(hostname)).toBe(want);
});
