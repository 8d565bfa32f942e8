import { expect, it, onTestFinished } from 'vitest';
import { ownKey } from '../own-storage.ts';
import { hasUnsaved } from './asking.ts';

it.each([
  { given: 'nothing', keys: [], who: 'usr_1', want: false },
  { given: 'their draft', keys: [ownKey('usr_1', 'draft live mer_1 dis_item_1')], who: 'usr_1', want: true },
  { given: 'the draft of another', keys: [ownKey('usr_12', 'draft live mer_1')], who: 'usr_1', want: false },
  { given: 'a draft of nobody knows whom', keys: [ownKey('usr_1', 'draft a')], who: undefined, want: true },
  {
    given: 'a code that is waited for',
    keys: [ownKey('usr_1', 'otp live draft')],
    who: 'usr_1',
    want: false,
  },
  { given: 'what is of no person', keys: ['draft'], who: undefined, want: false },
])('with $given in this tab there is something unsaved: $want', ({ keys, who, want }) => {
  sessionStorage.clear();
  for (const key of keys) sessionStorage.setItem(key, '{}');

  expect(hasUnsaved(who === undefined ? {} : { live: { user_id: who } })).toBe(want);
});

it('anything that blocks closing the tab counts as unsaved', () => {
  const hold = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', hold);
  onTestFinished(() => removeEventListener('beforeunload', hold));

  expect(hasUnsaved({})).toBe(true);
});
