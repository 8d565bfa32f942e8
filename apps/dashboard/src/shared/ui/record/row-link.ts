/**
 * The one link of a row, which is `position: relative`: keyboard, middle click and copied address all work. `row-press.ts` opens it by
 * a click on the rest of the row.
 */
export const ROW_LINK = {
  '& :is(tr, li):has([data-row-link])': { cursor: 'pointer' },
  '& a[data-row-link]': { color: 'fg.link', fontWeight: 'medium' },
  '& :is(tr, li):hover [data-row-link]': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& [data-row-link]:focus-visible': { outline: 'none' },
  // Above a cell that stays in sight while the others scroll, and in nobody's way.
  '& [data-row-link]:focus-visible::before': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '1',
    pointerEvents: 'none',
    outline: '2px solid',
    outlineColor: 'focus.ring',
    outlineOffset: '-2px',
  },
} as const;
