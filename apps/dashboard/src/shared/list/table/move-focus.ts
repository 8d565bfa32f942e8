/** Moves the focus between row links. Returns whether it handled the key. */
export const moveFocus = (container: HTMLElement, key: string): boolean => {
  const links = [...container.querySelectorAll<HTMLElement>('[data-row-link]')];
  const current = links.indexOf(document.activeElement as HTMLElement);
  if (current === -1) return false;

  const target = targetOf(key, current, links.length);
  if (target === null) return false;
  links[target]?.focus();
  return true;
};

const targetOf = (key: string, current: number, count: number): number | null => {
  switch (key) {
    case 'ArrowDown':
      return Math.min(current + 1, count - 1);
    case 'ArrowUp':
      return Math.max(current - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};
