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
] as const)('a key with %s receives the events it may read', (_, wanted, some) => {
  const events = readableEvents(completeScopes(wanted));
  expect(events).toEqual(expect.arrayContaining([...some]));
  for (const event of events) expect(event).not.toMatch(/^payment\./);
});

it('a key with every scope and a person receive every event', () => {
  expect(readableEvents(FULL_SCOPES)).toEqual(WEBHOOK_EVENTS);
  expect(readableEvents(undefined)).toEqual(WEBHOOK_EVENTS);
});

it('every event requires another scope besides webhooks', () => {
  const rest = API_RESOURCES.filter((resource) => resource !== 'webhooks' && resource !== 'customers');
  const byResource = rest.flatMap((resource) => readableEvents(completeScopes({ [resource]: 'read' })));
  expect(byResource.toSorted()).toEqual(WEBHOOK_EVENTS.toSorted());
});

it('a key without access to payouts never receives their account names', () => {
  const { disbursements: _, ...rest } = FULL_SCOPES;
  for (const event of ['account_validation.completed', 'transfer-bank.notify'] as const)
    expect(missingEventScope(completeScopes(rest), [event])).toBe('disbursements:read');
});

it('the missing scope is named', () => {
  const scopes = completeScopes({ orders: 'read', webhooks: 'write' });
  expect(missingEventScope(scopes, ['order.created', 'payment.failed'])).toBe('payments:read');
  expect(missingEventScope(scopes, ['order.created'])).toBeNull();
});
