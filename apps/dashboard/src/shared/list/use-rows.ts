import { type RefObject, useEffect, useRef } from 'react';
import { takeRow } from './list-memory.ts';
import { moveFocus } from './move-focus.ts';

/** Arrow keys between rows; and coming back to this address, the row that was opened is in sight with the focus again. */
export function useRows<Container extends HTMLElement>(
  name: string,
  address: string,
  count: number,
): RefObject<Container | null> {
  const container = useRef<Container>(null);

  useEffect(() => {
    const { current } = container;
    if (!current) return;
    const onKey = (event: KeyboardEvent) => {
      if (moveFocus(current, event.key)) event.preventDefault();
    };
    current.addEventListener('keydown', onKey);
    return () => current.removeEventListener('keydown', onKey);
  }, []);

  useEffect(() => {
    const rowId = count === 0 ? null : takeRow(name, address);
    const row = rowId ? container.current?.querySelector(`[data-row="${CSS.escape(rowId)}"]`) : null;
    row?.querySelector<HTMLElement>('[data-row-link]')?.focus();
  }, [name, address, count]);

  return container;
}
