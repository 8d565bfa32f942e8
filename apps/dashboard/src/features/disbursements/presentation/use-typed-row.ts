import type { BankFinder, PayoutField } from '@dasbor/domain/disbursements';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DisbursementItem } from '../api/types.ts';
import { changesOf, mayBeSaved, ROW_FIELDS, valuesOf } from './fix-values.ts';
import { leftCells, meantCells, type FixedRow, textsOf, type TypedCells, withTyped } from './typed-cells.ts';
import { useFixDraft } from './use-fix-draft.ts';

/** The edits to the cells of a row, stored across reloads. Unedited cells keep showing the current row, including changes by others. */
export const useTypedRow = (item: FixedRow, findBank: BankFinder) => {
  const { restored, current, keep, clear } = useFixDraft(item.id);
  const [typed, setTyped] = useState(restored?.typed ?? {});
  const [seen, setSeen] = useState(() => restored?.seen ?? valuesOf(item));
  const meant = useMemo(() => meantCells(typed), [typed]);
  const { stored, values, fields } = cellsOf(item, meant);
  const verdict = mayBeSaved(item, values, findBank, fields);
  const isChanged = verdict !== 'unchanged';

  const { row } = item;
  useEffect(() => {
    if (isChanged) keep({ row, seen, typed: meant });
    else clear();
  }, [row, seen, meant, isChanged, keep, clear]);

  // Compare a late response with the current edits or, once the form is closed, with the stored draft, because
  // the row may have been reopened.
  const now = useRef<TypedCells | null>(typed);
  useLayoutEffect(() => {
    now.current = typed;
    return () => {
      now.current = null;
    };
  }, [typed]);

  return {
    stored,
    shown: { ...stored, ...textsOf(typed) },
    values,
    fields,
    meant,
    verdict,
    isChanged,
    /** Cells that changed since the row was opened or since the edit began. */
    changed: ROW_FIELDS.filter((field) => stored[field] !== (typed[field]?.over.text ?? seen[field])),
    type: (field: PayoutField, text: string) =>
      setTyped((before) => withTyped(before, item, { field, text })),
    /** A cell typed back to its original text shows the row's current text. */
    leave: () => setTyped(meantCells),
    /** Clears the saved edits and returns whether unsaved edits remain. */
    settle: (saved: DisbursementItem, sent: TypedCells): boolean => {
      const left = meantCells(leftCells(now.current ?? current()?.typed ?? {}, sent, saved));
      const next = cellsOf(saved, left);
      const isLeft = Object.keys(changesOf(saved, next.values, next.fields)).length > 0;
      setTyped(left);
      setSeen(next.stored);
      if (isLeft) keep({ row, seen: next.stored, typed: left });
      else clear();
      return isLeft;
    },
  };
};

const cellsOf = (item: Pick<DisbursementItem, 'cells'>, meant: TypedCells) => {
  const stored = valuesOf(item);
  const fields: ReadonlySet<PayoutField> = new Set(ROW_FIELDS.filter((field) => field in meant));
  return { stored, fields, values: { ...stored, ...textsOf(meant) } };
};
