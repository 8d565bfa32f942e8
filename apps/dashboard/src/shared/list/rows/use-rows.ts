import { type RefObject, useEffect, useRef } from 'react';
import { isAsked } from '../../ui/overlays/is-asked.ts';
import { takeRow } from '../query/list-memory.ts';
import { moveFocus } from '../table/move-focus.ts';

/** Arrow keys between rows; and coming back to this address, the row that was opened is in sight with the focus again. */
export function useRows<Container extends HTMLElement>(
  name: string,
  address: string,
  count: number,
): RefObject<Container | null> {
  const container = useRef<Container>(null);
  /** At what address it was looked for: rows that come later take the focus from nobody. */
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
    // A dialog over the list that this address has opened has the focus, and would take its going for somebody who is done with it.
    if (!rowId || isAsked()) return;
    const row = container.current?.querySelector(`[data-row="${CSS.escape(rowId)}"]`);
    row?.querySelector<HTMLElement>('[data-row-link]')?.focus();
  }, [name, address, count]);

  return container;
}
