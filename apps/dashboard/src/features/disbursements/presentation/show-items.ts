/** Scrolls to the rows and focuses them when a link above has filtered them. */
export const showItems = (): void => {
  requestAnimationFrame(() => {
    const section = document.getElementById('items');
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  });
};
