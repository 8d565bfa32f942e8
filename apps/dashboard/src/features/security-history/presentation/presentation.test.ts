import { expect, test } from 'vitest';
import { historyAnswer } from '../testing/scenarios.ts';
import { targetPath } from './links.ts';
import { peopleOf } from './people.ts';

test('lists each person once, by name, and skips entries without a person', () => {
  const [one] = historyAnswer.data;
  if (!one?.actor) throw new Error('the example begins with somebody');
  const other = { ...one, actor: { id: 'usr_2', name: 'Ayu', email: null } };
  expect(peopleOf([one, one, other, { ...one, actor: null }]).map(({ name }) => name)).toEqual([
    'Ayu',
    'Fajar Nugroho',
  ]);
});

test('an object links to its page in its own mode, if it has one', () => {
  const [one] = historyAnswer.data;
  if (!one) throw new Error('the example is empty');
  expect(targetPath(one, 'live')).toBe(`/settings/api-keys/${one.target}`);
  expect(targetPath(one, 'sandbox')).toBeUndefined();
  expect(targetPath({ ...one, target: null }, 'live')).toBeUndefined();
  expect(targetPath({ ...one, category: 'sign_in', target: 'ses_1' }, 'live')).toBeUndefined();
});
