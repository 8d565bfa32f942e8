const HEIGHT = 168;
/** Space above the highest bar for its label. */
const HEAD = 20;

/** One line for each step of the axis, from bottom to top. */
const STEPS = {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  height: `${HEIGHT}px`,
} as const;

export const PLOT = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: '3',
  pt: `${HEAD}px`,
  '& [data-part=axis]': {
    ...STEPS,
    textStyle: 'caption',
    color: 'fg.subtle',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  // Zero height, so that the labels are centered on their lines.
  '& [data-part=axis] > span': { height: '0', lineHeight: '0' },
  '& [data-part=lines]': { ...STEPS, position: 'absolute', insetInline: '0', top: '0' },
  '& [data-part=lines] > span': { borderTopWidth: '1px', borderColor: 'border.muted', mb: '-1px' },
  '& [data-part=lines] > span:first-of-type': { borderColor: 'border.emphasized' },
  '& [data-part=days]': {
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    // Horizontal touch moves select a day; vertical ones scroll the page.
    touchAction: 'pan-y',
    borderRadius: 'xs',
  },
  '& [data-part=days]:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'focus.ring',
    outlineOffset: '4px',
  },
  '& input': {
    position: 'absolute',
    insetInline: '0',
    top: '0',
    height: `${HEIGHT}px`,
    m: '0',
    opacity: '0',
    pointerEvents: 'none',
  },
  '& [data-part=day]': {
    position: 'relative',
    display: 'grid',
    gridTemplate: `${HEIGHT}px 1.5rem / minmax(0, 1fr)`,
  },
  '& [data-chosen=true] [data-part=column]': { bg: 'bg.muted' },
  '& [data-part=column]': {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'flex-end',
    px: { base: 'max(1px, 5%)', md: '8%' },
  },
  '& [data-part=bar]': {
    position: 'relative',
    width: '100%',
    maxW: '4.5rem',
    bg: 'brand.solid',
    borderTopRadius: '2px',
  },
  // Hatched because the day is not over, so that a low last bar does not look like a drop.
  '& [data-part=bar][data-today=true]': {
    bg: 'repeating-linear-gradient(135deg, {colors.brand.solid} 0 3px, {colors.brand.emphasized} 3px 6px)',
  },
  '& [data-part=label]': {
    position: 'absolute',
    bottom: '100%',
    left: '50%',
    transform: 'translateX(-50%)',
    textStyle: 'small',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    lineHeight: `${HEAD}px`,
  },
  '& [data-part=tip]': {
    position: 'absolute',
    // Aligned with the chart's edge at either end.
    left: 'var(--at)',
    transform: 'translateX(calc(-1 * var(--at)))',
    bottom: `calc(1.5rem + var(--share) * ${HEIGHT}px + 6px)`,
    display: 'grid',
    px: '3',
    py: '2',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    borderRadius: 'control',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    zIndex: 'sticky',
  },
  '& [data-part=tick]': {
    textStyle: 'caption',
    color: 'fg.subtle',
    whiteSpace: 'nowrap',
    mt: '1.5',
    display: 'flex',
    justifyContent: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-tick=day] span': { display: { base: 'none', sm: 'inline' } },
  '& [data-tick=spare]': { visibility: { base: 'hidden', sm: 'visible' } },
  // In narrow or many columns, the labels at the ends stay inside the chart.
  '& [data-part=label][data-edge=start]': {
    left: { base: '0', sm: '50%' },
    transform: { base: 'none', sm: 'translateX(-50%)' },
  },
  '& [data-part=label][data-edge=end]': {
    left: { base: 'auto', sm: '50%' },
    right: { base: '0', sm: 'auto' },
    transform: { base: 'none', sm: 'translateX(-50%)' },
  },
  '&[data-dense=true] [data-edge=start]': { left: '0', transform: 'none', justifyContent: 'flex-start' },
  '&[data-dense=true] [data-edge=end]': {
    left: 'auto',
    right: '0',
    transform: 'none',
    justifyContent: 'flex-end',
  },
} as const;
