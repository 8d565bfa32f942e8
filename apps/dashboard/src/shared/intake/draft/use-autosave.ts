import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { GridRow, RowEdit } from '../rows/grid.ts';
import { autosave, type DraftCalls, type HeadChange, type Opened, type Saving } from './autosave.ts';

type AutosaveOptions<Head, Change> = {
  /** Null until there is a draft. Stable, like `changeOf`. */
  calls: DraftCalls<Change> | null;
  changeOf: HeadChange<Head, Change>;
  opened: Opened<Head> | null;
  head: Head;
  rows: readonly GridRow[];
  /** Somebody else changed rows. Gives how each differs from the file. */
  onForeign: (edits: readonly RowEdit[]) => void;
};

/** Saves a draft as it changes (`autosave`) and applies changes by others. */
export const useAutosave = <Head, Change>(options: AutosaveOptions<Head, Change>) => {
  const { calls, changeOf, opened, head, rows, onForeign } = options;
  const saver = useMemo(
    () => (calls && opened ? autosave(calls, changeOf, opened) : null),
    [calls, changeOf, opened],
  );
  const saving = useSyncExternalStore<Saving>(saver?.subscribe ?? nothing, saver?.state ?? waiting);

  useEffect(() => {
    saver?.changed({ rows, head });
  }, [saver, rows, head]);
  useEffect(() => {
    const online = () => saver?.retry();
    addEventListener('online', online);
    return () => {
      removeEventListener('online', online);
      saver?.stop();
    };
  }, [saver]);

  return {
    saving,
    isUnsaved: () => saver === null || !saver.isClean(),
    finish: () => saver?.finish(),
    version: () => saver?.version(),
    retry: () => saver?.retry(),
    /** Call when the draft changed on the server. A failed call waits for the next change. */
    refresh: async () => {
      const edits = await saver?.foreign().catch(() => undefined);
      if (edits) onForeign(edits);
    },
  };
};

const WAITING: Saving = { kind: 'waiting' };
const waiting = () => WAITING;
const nothing = () => () => undefined;
