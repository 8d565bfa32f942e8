import type { Group } from '@dasbor/domain/reconciliation';

/** Rows have a fixed height, so that their positions can be computed. Two lines or records fit. */
export const ROW_HEIGHT = 68;
/** Cards of a group with one side are lower. */
export const CARD_HEIGHTS: Readonly<Record<Group, number>> = {
  matched: 212,
  probable: 212,
  missing: 132,
  unknown: 132,
};
const HEAD_HEIGHT = 36;

/** A group shows only the side that it has. In a narrower window the rows scroll sideways. */
export const COLUMNS: Readonly<Record<Group, { columns: string; least: string }>> = {
  matched: { columns: '2fr 10rem 1.4fr 10rem 1fr 7rem', least: '62rem' },
  probable: { columns: '2fr 10rem 1.4fr 10rem 1fr 12rem', least: '66rem' },
  missing: { columns: '2fr 10rem 1fr 7rem', least: '44rem' },
  unknown: { columns: '3fr 10rem 1fr 7rem', least: '44rem' },
};

/** One style for all rows: a styled component for each cell would cost more than the cell. */
export const RESULT = {
  position: 'relative',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  maxH: 'min(64dvh, 46rem)',
  borderTopWidth: '1px',
  scrollPaddingTop: `${HEAD_HEIGHT}px`,
  focusVisibleRing: 'inside',
  textStyle: 'small',
  '& [data-body]': { position: 'relative' },
  '& [role=row]': {
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    columnGap: '5',
    alignItems: 'center',
    px: { base: '4', sm: '5' },
    minW: 'var(--least)',
    width: '100%',
    height: `${ROW_HEIGHT}px`,
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    bg: 'bg.panel',
  },
  '& [data-head][role=row]': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: `${HEAD_HEIGHT}px`,
    textStyle: 'label',
    color: 'fg.muted',
    bg: 'bg.subtle',
  },
  '& [data-body] > :is([role=row], li)': { position: 'absolute', top: 0, insetInlineStart: 0 },
  '& [data-body] > li': {
    width: '100%',
    height: 'var(--card-height)',
    px: '4',
    py: '3',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '1.5',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    overflow: 'hidden',
  },
  '& :is([role=cell], [role=columnheader])': { minW: 0 },
  '& [data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& [data-part]': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& [data-part] + [data-part]': { mt: '0.5' },
  '& [data-part=only]': {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& small': { color: 'fg.muted', textStyle: 'caption', letterSpacing: 'normal' },
  '& [data-actions]': { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '1.5' },
} as const;
