import { expect, it, onTestFinished, vi } from 'vitest';
import { ownKey } from '../lib/own-keys.ts';
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
])('with $given in this tab there is something unsaved: $want', async ({ keys, who, want }) => {
  sessionStorage.clear();
  for (const key of keys) sessionStorage.setItem(key, '{}');

  expect(await hasUnsaved(who === undefined ? {} : { live: { user_id: who } })).toBe(want);
});

it('what the tab would not be closed over unasked is unsaved', async () => {
  const hold = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', hold);
  onTestFinished(() => removeEventListener('beforeunload', hold));

  expect(await hasUnsaved({})).toBe(true);
});

it('what a browser does not say within two seconds may be there, and is not known to be', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const anew = await import('./asking.ts');
  const { isKnownLoss } = await import('./known-loss.ts');
  const answered = vi.fn<(isUnsaved: boolean) => void>();

  void anew.hasUnsaved({}).then(answered);
  await vi.advanceTimersByTimeAsync(1999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);

  expect(answered).toHaveBeenCalledExactlyOnceWith(true);
  expect(isKnownLoss()).toBe(false);

  const hold = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', hold);
  onTestFinished(() => removeEventListener('beforeunload', hold));
  await anew.hasUnsaved({});
  expect(isKnownLoss()).toBe(true);
});

it('where a browser refuses to keep anything, nothing was left', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const anew = await import('./asking.ts');

  expect(await anew.hasUnsaved({})).toBe(false);
});
