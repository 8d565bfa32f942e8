import { WEBHOOK_EVENTS } from '@dasbor/domain/webhooks';
import { expect, test } from 'vitest';
import words from '../locales/id.json' with { type: 'json' };
import { eventGroups, knownEvent } from './event-groups.ts';

test('groups contain each event once, in the product’s order', () => {
  const groups = eventGroups(WEBHOOK_EVENTS);

  expect(groups.map(({ key, events }) => `${key} ${events.length}`)).toEqual([
    'payment 6',
    'order 2',
    'disbursement 2',
    'refund 3',
    'settlement 1',
    'account_validation 1',
    'invoice 2',
    'transfer-bank 1',
  ]);
  expect(groups.flatMap(({ events }) => events).toSorted()).toEqual(WEBHOOK_EVENTS.toSorted());
});

test('every group has words', () => {
  expect(Object.keys(words.group)).toEqual(eventGroups(WEBHOOK_EVENTS).map(({ key }) => key));
});

test('a name from a newer server is an unknown event', () => {
  expect(knownEvent('payment.completed')).toBe('payment.completed');
  expect(knownEvent('payment.chargedback')).toBeNull();
});
