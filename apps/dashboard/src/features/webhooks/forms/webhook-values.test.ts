import { WEBHOOK_EVENTS } from '@dasbor/domain/webhooks';
import { describe, expect, test } from 'vitest';
import { idsIn } from './subaccount-ids.ts';
import { isThisMachine } from './this-machine.ts';
import {
  besideFields,
  choicesOf,
  createBody,
  EMPTY_VALUES,
  problemsOf,
  readDraft,
  updateBody,
  type Values,
} from './webhook-values.ts';

const sub = (end: number) => `sub_01KAJ80000000000000000000${end}`;
const filled: Values = {
  ...EMPTY_VALUES,
  name: ' Toko daring ',
  url: ' https://api.kopinusantara.example/dasbor ',
  events: ['order.completed', 'payment.completed'],
};
const here = { available: WEBHOOK_EVENTS, loopback: false };

describe('what is sent', () => {
  test('names and URLs lose the blanks around them, and events stand in the product’s order', () => {
    expect(createBody(filled, WEBHOOK_EVENTS)).toMatchObject({
      name: 'Toko daring',
      url: 'https://api.kopinusantara.example/dasbor',
      events: ['payment.completed', 'order.completed'],
    });
  });

  test('events that the kind has no form of stay behind', () => {
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

  test('a change sends only what is different', () => {
    const body = updateBody({ ...filled, name: 'Gudang', scope: 'all' }, filled, WEBHOOK_EVENTS);

    expect(body).toEqual({ name: 'Gudang', applies_to_all_subaccounts: true });
  });

  test('the same events in another order are no change', () => {
    const turned: Values = { ...filled, events: filled.events.toReversed() };

    expect(updateBody(turned, filled, WEBHOOK_EVENTS)).toEqual({});
  });
});

describe('what stands beside a field', () => {
  test('an empty form lacks a name, a URL and an event', () => {
    expect(problemsOf(EMPTY_VALUES, here)).toMatchObject({
      name: { code: 'DPAY_REQUIRED' },
      url: { code: 'DPAY_REQUIRED' },
      events: { code: 'DPAY_WEBHOOK_EVENT_REQUIRED' },
    });
  });

  test('a filled one lacks nothing', () => {
    expect(problemsOf(filled, here)).toEqual({});
  });

  test('events of the other kind alone are none', () => {
    const values: Values = { ...filled, apiKind: 'snap', events: ['order.completed'] };

    expect(problemsOf(values, here).events).toMatchObject({ code: 'DPAY_WEBHOOK_EVENT_REQUIRED' });
  });

  test.each([
    ['', { own: 'subaccountsRequired' }],
    ['sub_1', { own: 'subaccountInvalid', id: 'sub_1' }],
    [
      `${sub(1)}, pay_01KAJ800000000000000000001`,
      { own: 'subaccountInvalid', id: 'pay_01KAJ800000000000000000001' },
    ],
    [sub(1), undefined],
  ])('subaccounts %j', (subaccounts, want) => {
    const beside = problemsOf({ ...filled, scope: 'some', subaccounts }, here).subaccounts;

    expect(beside).toEqual(want && expect.objectContaining(want));
    expect(problemsOf({ ...filled, scope: 'all', subaccounts }, here).subaccounts).toBeUndefined();
  });

  test('more than a hundred subaccounts are too many', () => {
    const subaccounts = Array.from({ length: 101 }, (_, at) => `sub_${String(at).padStart(26, '0')}`).join(
      '\n',
    );

    expect(problemsOf({ ...filled, scope: 'some', subaccounts }, here).subaccounts).toMatchObject({
      own: 'subaccountsTooMany',
      max: 100,
    });
  });

  test('a refusal of the server finds its field; one without a field is for the banner', () => {
    const refused = [
      { field: 'url', code: 'DPAY_WEBHOOK_URL_PRIVATE' },
      { field: 'events[0]', code: 'DPAY_WEBHOOK_EVENT_UNAVAILABLE' },
      { field: 'colour', code: 'DPAY_INVALID_REQUEST' },
    ];

    expect(besideFields(refused)).toEqual({
      url: { code: 'DPAY_WEBHOOK_URL_PRIVATE' },
      events: { code: 'DPAY_WEBHOOK_EVENT_UNAVAILABLE' },
    });
  });
});

describe('a draft', () => {
  test('reads back as it was kept', () => {
    expect(readDraft(JSON.stringify(filled))).toEqual(filled);
  });

  test.each([
    undefined,
    '',
    'null',
    '[]',
    '{"name":1}',
    JSON.stringify({ ...filled, apiKind: 'soap' }),
    JSON.stringify({ ...filled, scope: 'most' }),
    JSON.stringify({ ...filled, events: 'payment.completed' }),
  ])('%j is none', (text) => {
    expect(readDraft(text)).toBeUndefined();
  });

  test('an event that is no more is left out', () => {
    const draft = JSON.stringify({ ...filled, events: ['payment.completed', 'payment.chargedback'] });

    expect(readDraft(draft)?.events).toEqual(['payment.completed']);
  });
});

test('SNAP has three events to choose from, and a merchant’s own list narrows them', () => {
  expect(choicesOf({ apiKind: 'snap' }, WEBHOOK_EVENTS)).toEqual([
    'payment.completed',
    'payment.rejected',
    'transfer-bank.notify',
  ]);
  expect(choicesOf({ apiKind: 'snap' }, ['payment.completed', 'order.created'])).toEqual([
    'payment.completed',
  ]);
});

test('ids may be pasted with lines, commas and blanks between; twice counts once', () => {
  expect(idsIn(` ${sub(1)},\n${sub(2)}  ${sub(1)};`)).toEqual([sub(1), sub(2)]);
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['dashboard.dasbor.id', false],
  ['10.0.0.4', false],
])('%s is this machine: %s', (hostname, want) => {
  expect(isThisMachine(hostname)).toBe(want);
});
