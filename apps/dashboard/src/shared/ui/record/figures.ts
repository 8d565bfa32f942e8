/** A list of large figures: label, value and what puts it in context. */
export const FIGURES = {
  m: '0',
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
  gap: { base: '5', md: '6' },
  '& dt': { textStyle: 'label', color: 'fg.muted' },
  '& dd': { m: '0' },
  '& [data-part=value]': {
    fontSize: '3xl',
    fontWeight: 'semibold',
    letterSpacing: 'tight',
    lineHeight: 'tight',
    fontVariantNumeric: 'tabular-nums',
    mt: '1',
  },
  '& [data-part=context]': { textStyle: 'small', color: 'fg.muted', mt: '1', display: 'grid', gap: '0.5' },
} as const;
