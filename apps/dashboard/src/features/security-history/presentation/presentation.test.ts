import { expect, test } from 'vitest';
import { historyAnswer } from '../testing/scenarios.ts';
import { targetPath } from './links.ts';

test('an object links to its page in its own mode, if it has one', () => {
  const [one] = historyAnswer.data;
  if (!one) throw new Error('the example is empty');
  expect(targetPath(one, 'live')).toBe(`/settings/api-keys/${one.target}`);
  expect(targetPath(one, 'sandbox')).toBeUndefined();
  expect(targetPath({ ...one, target: null }, 'live')).toBeUndefined();
  expect(targetPath({ ...one, category: 'sign_in', target: 'ses_1' }, 'live')).toBeUndefined();
});
