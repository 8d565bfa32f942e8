import { expect, waitFor, within } from 'storybook/test';

/** A dialog, once it is to be seen: its code is fetched when the first of its kind opens, and it fades in. */
export async function shownDialog(options: { name?: string | RegExp } = {}) {
  const dialog = await within(document.body).findByRole('dialog', options, { timeout: 5000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
