import { expect, it } from 'vitest';
import { actionPrefixes, categoryOf, SECURITY_CATEGORIES, SECURITY_CATEGORY_KEYS } from './index.ts';

it.each([
  ['session.started', 'sign_in'],
  ['session.refused', 'sign_in'],
  ['password.changed', 'account'],
  ['confirmation.refused', 'account'],
  ['api_key.created', 'api_key'],
  ['snap_key.secret_revealed', 'snap_key'],
  ['legacy_key.revealed', 'legacy_key'],
  ['webhook.created', 'webhook'],
  ['checkout_appearance.published', 'checkout'],
  ['promo.activated', 'promo'],
  ['withdrawal.created', 'money'],
  ['withdrawal_schedule.changed', 'money'],
  ['balance_settings.changed', 'money'],
  ['top_up.created', 'money'],
  ['payment_channel.turned_off', 'checkout'],
  ['mdr_preference.changed', 'checkout'],
  ['payment.simulated', undefined],
  ['order.created', undefined],
  ['apikey', undefined],
  ['', undefined],
])('%s belongs to %s', (action, want) => expect(categoryOf(action)).toBe(want));

it('every action prefix belongs to one category', () => {
  const all = actionPrefixes();
  expect(new Set(all).size).toBe(all.length);
  for (const category of SECURITY_CATEGORY_KEYS)
    for (const prefix of SECURITY_CATEGORIES[category]) expect(categoryOf(`${prefix}.x`)).toBe(category);
});

it('some categories contain only their own prefixes', () => {
  expect(actionPrefixes(['api_key', 'sign_in'])).toEqual(['api_key', 'session']);
});
