import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { currentLanguage } from '../i18n/locale.ts';
import { shownAlert } from '../testing/dialog.ts';
import { hasUnsaved } from './asking.ts';
import { signOutLocale } from './locales/index.ts';
import SignOutQuestion from './sign-out-question.tsx';

const meta: Meta<typeof SignOutQuestion> = {
  title: 'Shell/Sign-out question',
  component: SignOutQuestion,
  args: { open: true, onClose: fn(), onConfirm: fn(async () => undefined) },
};
export default meta;
type Story = StoryObj<typeof SignOutQuestion>;

/** The browser does not say what lies in it: another tab may be writing there, or it never will. It can be answered all the same. */
const notLooked = (globals: object, words: RegExp, yes: string): Story => ({
  globals,
  beforeEach: async () => {
    await signOutLocale.load(currentLanguage());
    const asked = spyOn(IDBObjectStore.prototype, 'getAllKeys').mockReturnValue({} as never);
    await expect(await hasUnsaved({})).toBe(true);
    asked.mockRestore();
    // What follows asks anew.
    return () => hasUnsaved({});
  },
  play: async ({ args, userEvent }) => {
    const question = await shownAlert();
    await expect(question.getByText(words)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: yes }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
export const NotLooked = notLooked({}, /^Perangkat ini tidak dapat memastikan/, 'Keluar');
export const NotLookedEnglishOnAPhone = notLooked(
  { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  /^This device could not say/,
  'Sign out',
);
