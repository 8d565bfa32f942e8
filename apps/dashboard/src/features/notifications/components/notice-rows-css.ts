import { ROW_LINK } from '../../../shared/ui/record/row-link.ts';

export const ROWS = {
  ...ROW_LINK,
  '& :is(h2, h3)': {
    px: { base: '4', sm: '5' },
    py: '1.5',
    textStyle: 'small',
    fontWeight: 'medium',
    color: 'fg.muted',
    bg: 'bg.subtle',
    borderBlockWidth: '1px',
    borderColor: 'border.muted',
  },
  '& ul': { listStyleType: 'none', m: '0', p: '0' },
  '& li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '3',
    px: { base: '4', sm: '5' },
    py: '3',
    borderColor: 'border.muted',
  },
  '& li:not(:first-of-type)': { borderTopWidth: '1px' },
  '& li:hover': { bg: 'bg.subtle' },
  '& li > span': { minW: '0', display: 'grid', gap: '0.5', overflowWrap: 'anywhere' },
  // Not by colour alone: the button beside it and the text for screen readers say it, too.
  '& li[data-unread]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: { base: '1.5', sm: '2' },
    top: '4.5',
    boxSize: '1.5',
    borderRadius: 'full',
    bg: 'brand.solid',
  },
  '& li:not([data-unread]) [data-row-link]': { fontWeight: 'normal' },
  '& li button': { flexShrink: 0 },
} as const;
