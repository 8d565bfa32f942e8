import { expect, waitFor, within } from 'storybook/test';

interface Named {
  name?: string | RegExp;
}

/** A dialog, once it is to be seen: its code is fetched when the first of its kind opens, and it fades in. */
export const shownDialog = (named: Named = {}) => shown('dialog', named);

/** The same of one that must be answered. */
export const shownAlert = (named: Named = {}) => shown('alertdialog', named);

async function shown(role: 'dialog' | 'alertdialog', named: Named) {
  const dialog = await within(document.body).findByRole(role, named, { timeout: 5000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
