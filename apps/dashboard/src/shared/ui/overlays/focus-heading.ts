/** Focuses the page heading after a dialog, because the opener may be gone. Waits until the dialog releases the focus. */
export const focusHeading = (): void => {
  requestAnimationFrame(() => {
    if (document.querySelector('[role=dialog], [role=alertdialog]')) focusHeading();
    else document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
  });
};
