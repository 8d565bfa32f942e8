import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { shownDialog } from '../../../../shared/testing/dialog.ts';

/** What is asked before it is lost; and one stays. */
export const isAsked = async ({ userEvent }: StoryContext, words: RegExp) => {
  const dialog = await shownDialog();
  await expect(await dialog.findByText(words)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
};
