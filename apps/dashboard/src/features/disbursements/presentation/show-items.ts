/** Brings the rows into sight, and the focus to them, when a link above them has chosen some. */
export function showItems(): void {
  requestAnimationFrame(() => {
    const section = document.getElementById('items');
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  });
}
