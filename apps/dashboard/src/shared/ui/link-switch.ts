/** A row of links, one of which is chosen. */
export const LINK_SWITCH = {
  display: 'inline-flex',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'control',
  bg: 'bg.panel',
  overflow: 'hidden',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    h: '9',
    px: '3',
    textStyle: 'label',
    color: 'fg.muted',
    borderInlineEndWidth: '1px',
  },
  '& a:last-of-type': { borderInlineEndWidth: '0' },
  // Inside, because the edge clips overflow.
  '& a:focus-visible': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '-2px' },
  '& a:hover': { bg: 'bg.subtle' },
  '& a[aria-current]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
} as const;
