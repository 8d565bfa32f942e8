import { type RefObject, useEffect, useRef } from 'react';
import { isAsked } from '../../ui/overlays/is-asked.ts';
import { takeRow } from '../query/list-memory.ts';
import { moveFocus } from '../table/move-focus.ts';

/** Moves between rows with the arrow keys. On return to this address, scrolls to the row that was opened and focuses it. */
export const useRows = <Container extends HTMLElement>(
  name: string,
  address: string,
  count: number,
): RefObject<Container | null> => {
  const container = useRef<Container>(null);
  /** The address that was already handled, so that rows loaded later do not take the focus. */
  const lookedFor = useRef<string>(null);

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
    if (count === 0 || lookedFor.current === address) return;
    lookedFor.current = address;
    const rowId = takeRow(name, address);
    // A dialog over the list has the focus, and would close if it lost it.
    if (!rowId || isAsked()) return;
    const row = container.current?.querySelector(`[data-row="${CSS.escape(rowId)}"]`);
    row?.querySelector<HTMLElement>('[data-row-link]')?.focus();
  }, [name, address, count]);

  return container;
};
