import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, spyOn } from 'storybook/test';
import { shownDialog } from '../../../../shared/testing/dialog.ts';

/** What is asked before it is lost; and one stays. */
export const isAsked = async ({ userEvent }: StoryContext, words: RegExp) => {
  const dialog = await shownDialog();
  await expect(await dialog.findByText(words)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
};

/** Whether the browser is told to go back; it does not, so that the story goes on. */
export const watchWayBack = () =>
  spyOn(navigation, 'traverseTo').mockImplementation(() => ({
    committed: Promise.resolve({} as NavigationHistoryEntry),
    finished: Promise.resolve({} as NavigationHistoryEntry),
  }));
