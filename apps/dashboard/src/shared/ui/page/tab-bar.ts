import { type RefObject, useEffect, useRef } from 'react';

/** The look of tabs, be they buttons or links. What has no room beside the others is reached by scrolling sideways. */
export const TAB_BAR = {
  display: 'flex',
  columnGap: '4',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: 'inset 0 -1px 0 {colors.border}',
  '& > *': {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    minH: '9',
    textStyle: 'label',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    cursor: 'pointer',
  },
  // Inside: what hangs over the edge is cut off.
  '& > :focus-visible': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '-2px' },
  '& > :hover': { color: 'fg' },
  '& > :is([aria-current=page], [aria-selected=true])': {
    color: 'brand.fg',
    borderColor: 'brand.solid',
    fontWeight: 'semibold',
  },
} as const;

/** Scrolls the bar to the chosen tab, and the page not at all. */
export const useTabInSight = <Bar extends HTMLElement>(chosen: string): RefObject<Bar | null> => {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>('[aria-current=page], [aria-selected=true]');
    if (bar.current && tab)
      bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);
  return bar;
};
