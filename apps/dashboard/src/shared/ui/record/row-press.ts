/**
 * For the whole app: a click anywhere in a row opens the record of its `data-row-link`, and the row's text can be selected. A link that
 * covers the row would prevent the selection.
 */
export const openRowsByPress = (): void => {
  addEventListener('click', onClick, true);
  addEventListener('auxclick', onMiddleClick);
  addEventListener('mousedown', onMouseDown);
};

/** A mouse click on text waits until it can no longer become a double click, which selects a word. */
const onClick = (event: MouseEvent): void => {
  clearTimeout(opening);
  const row = rowOf(event);
  // A key on the link, and the click that `open` sends.
  if (!row || event.detail === 0) return;
  const { link, element, isOnLink } = row;
  const isBeside = event.ctrlKey || event.metaKey || event.shiftKey;
  if (isBeside && isOnLink) return;
  event.preventDefault();
  if (event.detail > 1 || hasSelection(element)) return;
  if (isBeside) return openBeside(link);
  const open = () => {
    if (link.isConnected && !hasSelection(element)) link.click();
  };
  const isOnText = event.target !== element && !(event.target instanceof HTMLTableCellElement);
  if (isOnText && !isTouch(event)) opening = setTimeout(open, DOUBLE_CLICK_MS);
  else open();
};

const onMiddleClick = (event: MouseEvent): void => {
  const row = rowOf(event);
  if (row && !row.isOnLink && event.button === MIDDLE) openBeside(row.link);
};

const onMouseDown = (event: MouseEvent): void => {
  const row = rowOf(event);
  if (!row) return;
  // By default a browser drags a link instead of selecting its text.
  row.link.draggable = false;
  row.link.style.userSelect = 'text';
  // The middle button would begin to scroll.
  if (event.button === MIDDLE && !row.isOnLink) event.preventDefault();
};

let opening: ReturnType<typeof setTimeout> | undefined;
const DOUBLE_CLICK_MS = 250;
const MIDDLE = 1;

type PressedRow = {
  readonly element: HTMLElement;
  readonly link: HTMLAnchorElement;
  readonly isOnLink: boolean;
};

/** Undefined where something else in the row takes the press. */
const rowOf = ({ target }: Event): PressedRow | undefined => {
  if (!(target instanceof Element)) return undefined;
  const element = target.closest<HTMLElement>('tr, li');
  const link = element?.querySelector<HTMLAnchorElement>('a[data-row-link]');
  if (!element || !link) return undefined;
  const pressed = target.closest('a, button, input, label, select, textarea');
  const isOnLink = pressed === link;
  return isOnLink || !pressed || !element.contains(pressed) ? { element, link, isOnLink } : undefined;
};

const hasSelection = (element: Element): boolean => {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(element, true);
};

const isTouch = (event: MouseEvent) => event instanceof PointerEvent && event.pointerType === 'touch';

/** In another tab, as the browser opens a link. */
const openBeside = (link: HTMLAnchorElement) => void window.open(link.href, '_blank', 'noopener');
