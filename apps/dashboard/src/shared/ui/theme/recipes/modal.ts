/** What stands over the page and holds the focus: a dialog in the middle, a drawer at the side. */
export const MODAL_SLOTS = [
  'backdrop',
  'positioner',
  'content',
  'header',
  'title',
  'description',
  'body',
  'footer',
  'closeTrigger',
] as const;

export const modalBase = {
  backdrop: {
    position: 'fixed',
    inset: '0',
    bg: 'bg.overlay',
    zIndex: 'overlay',
    _open: { animation: 'fade-in 120ms ease-out' },
  },
  closeTrigger: { position: 'absolute', top: '3', insetEnd: '3' },
} as const;
