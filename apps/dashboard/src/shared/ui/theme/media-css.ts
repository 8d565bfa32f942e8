import { defineGlobalStyles } from '@chakra-ui/react';

const CHOSEN = ':is([aria-selected=true], [aria-pressed=true], [aria-current]):is(a, button, [role=option])';

/** On paper, and where a person's own few colours replace ours. `!important`, because these apply whatever a component sets. */
export const mediaCss = defineGlobalStyles({
  // What leads to other pages; the frame beside the page then has one column.
  '[data-shell]': { _print: { display: 'none !important' } },
  '[data-shell-frame]': { _print: { display: 'block !important' } },
  // Controls do nothing on paper: filters, buttons, and links that look like buttons.
  'search, .chakra-button': { _print: { display: 'none !important' } },
  // A note that says whose money it is must be readable on paper, where backgrounds are left out.
  '[data-band]': {
    _print: { position: 'static !important', background: 'none !important', color: 'fg !important' },
  },
  // A chosen tab, mode, range or menu entry differs from the others by colour alone.
  [CHOSEN]: {
    _highContrast: {
      forcedColorAdjust: 'none',
      background: 'SelectedItem !important',
      color: 'SelectedItemText !important',
    },
  },
  [`${CHOSEN} *`]: { _highContrast: { color: 'inherit !important' } },
  '[role=menuitem][data-highlighted], [role=menuitemradio][data-highlighted]': {
    _highContrast: { outline: '2px solid Highlight !important', outlineOffset: '-2px' },
  },
  // A bar is a background, which would be gone.
  '[data-part=bar]': { _highContrast: { forcedColorAdjust: 'none', background: 'CanvasText !important' } },
  '[data-part=bar] *': { _highContrast: { forcedColorAdjust: 'auto' } },
  '[data-part=bar][data-today=true]': {
    _highContrast: { background: 'GrayText !important' },
  },
});
