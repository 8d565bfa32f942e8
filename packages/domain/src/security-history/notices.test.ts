import { expect, it } from 'vitest';
import { categoryOf, isNoticed, NOTICED_ACTIONS, noticedAction } from './index.ts';

it('every event with a mail is in the security history', () => {
  expect(NOTICED_ACTIONS.filter((action) => categoryOf(action) === undefined)).toEqual([]);
});

it.each([
  ['api_key.created', 'live', 'api_key.created'],
  ['api_key.created', 'sandbox', undefined],
  ['two_step.turned_off', 'sandbox', 'two_step.turned_off'],
  ['two_step.turned_off', null, 'two_step.turned_off'],
  ['session.started', 'live', undefined],
  ['promo.created', 'live', undefined],
] as const)('%s in %s is noticed as %s', (action, mode, want) =>
  expect(noticedAction(action, mode)).toBe(want),
);

const owner = { userId: 'usr_owner', isOwner: true };
const clerk = { userId: 'usr_clerk', isOwner: false };

it.each([
  ['an owner hears of the key that they made themselves', 'api_key.created', owner, 'usr_owner', true],
  ['an owner hears of the key of a colleague', 'api_key.created', owner, 'usr_clerk', true],
  ['the colleague does not', 'api_key.created', clerk, 'usr_clerk', false],
  ['an owner hears of the second step of a colleague', 'two_step.turned_off', owner, 'usr_clerk', true],
  ['the colleague, who has a mail of its own, not again', 'two_step.turned_off', clerk, 'usr_clerk', false],
  ['a colleague hears of their wrong codes', 'confirmation.locked', clerk, 'usr_clerk', true],
  ['other colleagues do not', 'two_step.turned_off', clerk, 'usr_owner', false],
  ['an owner hears of the password of a colleague', 'password.changed', owner, 'usr_clerk', true],
  ['an owner gets one mail about their own password', 'password.changed', owner, 'usr_owner', false],
  ['wrong codes have no known person', 'session.codes_locked', owner, null, true],
] as const)('%s', (_, action, receiver, actorId, want) =>
  expect(isNoticed(action, receiver, actorId)).toBe(want),
);
