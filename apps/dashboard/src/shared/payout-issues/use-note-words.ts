import { useCallback } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useT } from '../i18n/use-t.ts';
import type { FileNote } from '../intake/intake.ts';

/** What the sender of a file may not expect. */
export const useNoteWords = (): ((note: FileNote) => string) => {
  const t = useT('payout-issues');
  const { count } = useFormat();
  return useCallback(
    ({ code, params }) => {
      // The keys are typed by their values. The domain decides which values a note has.
      const note = t as unknown as (key: string, values: object) => string;
      const spoken = Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'number' ? count(value) : value,
      ]);
      return note(`note.${code}`, Object.fromEntries(spoken));
    },
    [t, count],
  );
};
