import { expect, it } from 'vitest';
import { API_RESOURCES, completeScopes, FULL_SCOPES } from '../api-keys/index.ts';
import { missingEventScope, readableEvents, WEBHOOK_EVENTS } from './index.ts';

it.each([
  ['webhooks alone', { webhooks: 'write' }, []],
  ['settlements', { settlements: 'read' }, ['settlement.settled']],
  [
    'disbursements',
    { disbursements: 'read' },
    [
      'disbursement.completed',
      'disbursement.validation_completed',
      'account_validation.completed',
      'transfer-bank.notify',
    ],
  ],
  ['orders', { orders: 'write' }, ['order.created', 'order.completed']],
] as const)('a key with %s hears of what it may read', (_, wanted, some) => {
  const events = readableEvents(completeScopes(wanted));
  expect(events).toEqual(expect.arrayContaining([...some]));
  for (const event of events) expect(event).not.toMatch(/^payment\./);
});

it('a key with every scope and a person hear of every event', () => {
  expect(readableEvents(FULL_SCOPES)).toEqual(WEBHOOK_EVENTS);
  expect(readableEvents(undefined)).toEqual(WEBHOOK_EVENTS);
});

it('no event is heard of without some scope besides that of webhooks', () => {
  const rest = API_RESOURCES.filter((resource) => resource !== 'webhooks' && resource !== 'customers');
  const byResource = rest.flatMap((resource) => readableEvents(completeScopes({ [resource]: 'read' })));
  expect(byResource.toSorted()).toEqual(WEBHOOK_EVENTS.toSorted());
});

it('whose account money goes to is told to no key that may not read payouts', () => {
  const { disbursements: _, ...rest } = FULL_SCOPES;
  for (const event of ['account_validation.completed', 'transfer-bank.notify'] as const)
    expect(missingEventScope(completeScopes(rest), [event])).toBe('disbursements:read');
});

it('the scope that is missing is named', () => {
  const scopes = completeScopes({ orders: 'read', webhooks: 'write' });
  expect(missingEventScope(scopes, ['order.created', 'payment.failed'])).toBe('payments:read');
  expect(missingEventScope(scopes, ['order.created'])).toBeNull();
});
