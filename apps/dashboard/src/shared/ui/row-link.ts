/** One link whose press is the whole row's (`position: relative`): keyboard, middle click and copied address all work. */
export const ROW_LINK = {
  '& [data-row-link]:focus-visible': { outline: 'none' },
  '& [data-row-link]::after': { content: '""', position: 'absolute', inset: '0' },
  '& [data-row-link]:focus-visible::after': {
    outline: '2px solid',
    outlineColor: 'focus.ring',
    outlineOffset: '-2px',
  },
} as const;
