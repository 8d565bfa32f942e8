import { expect, waitFor, within } from 'storybook/test';

type Named = {
  name?: string | RegExp;
};

/** Waits until a dialog is visible: its code is loaded on first use, and it fades in. */
export const shownDialog = (named: Named = {}) => shown('dialog', named);

/** The same for an alert dialog. */
export const shownAlert = (named: Named = {}) => shown('alertdialog', named);

const shown = async (role: 'dialog' | 'alertdialog', named: Named) => {
  const dialog = await within(document.body).findByRole(role, named, { timeout: 5000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
