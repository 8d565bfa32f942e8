/** What opened a dialog may be gone when the dialog closes; the page's heading never is. Waits until the dialog lets go. */
export function focusHeading(): void {
  requestAnimationFrame(() => {
    if (document.querySelector('[role=dialog], [role=alertdialog]')) focusHeading();
    else document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
  });
}
