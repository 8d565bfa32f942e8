/** One link whose press is the whole row's (`position: relative`): keyboard, middle click and copied address all work. */
export const ROW_LINK = {
  '& [data-row-link]:focus-visible': { outline: 'none' },
  '& [data-row-link]::after': { content: '""', position: 'absolute', inset: '0' },
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
