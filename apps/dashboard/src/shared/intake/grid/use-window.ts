import { useLayoutEffect, useRef, useState } from 'react';

const BEYOND = 6;

/** The fixed-height rows visible in their scroll container, plus a few more. */
export const useWindow = ({ count, rowHeight }: { count: number; rowHeight: number }) => {
  const frame = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  // None before the container has a layout, so that the page around it renders first.
  const [shown, setShown] = useState(0);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => {
      setFirst(Math.max(0, Math.floor(element.scrollTop / rowHeight) - BEYOND));
      setShown(Math.ceil(element.clientHeight / rowHeight) + 2 * BEYOND);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [rowHeight]);

  const start = Math.min(first, Math.max(0, count - shown));
  return { frame, start, end: Math.min(count, start + shown) };
};
