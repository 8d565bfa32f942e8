import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { useBatchEvents } from '../api/use-batch-events.ts';
import { useDraftCalls } from '../api/use-draft-calls.ts';
import { autosave, type Opened, type Saving } from './model/autosave.ts';
import type { BatchHead } from './model/batch-head.ts';
import type { GridRow, RowEdit } from './model/grid.ts';

type AutosaveOptions = {
  /** Null until there is a draft. */
  id: string | null;
  opened: Opened | null;
  head: BatchHead;
  rows: readonly GridRow[];
  /** Somebody else changed rows. Gives how each differs from the file. */
  onForeign: (edits: readonly RowEdit[]) => void;
};

/** Saves a draft as it changes (`autosave`) and applies changes by others. */
export const useAutosave = ({ id, opened, head, rows, onForeign }: AutosaveOptions) => {
  const calls = useDraftCalls(id);
  const saver = useMemo(
    () => (calls && opened ? autosave(calls, opened, { rows: [], head: opened.head }) : null),
    [calls, opened],
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

  const look = useEffectEvent(async () => {
    const edits = await saver?.foreign();
    if (edits) onForeign(edits);
  });
  // The next event refetches.
  useBatchEvents(() => void look().catch(() => undefined), id ?? '');

  return {
    saving,
    isUnsaved: () => saver === null || !saver.isClean(),
    finish: () => saver?.finish(),
    retry: () => saver?.retry(),
  };
};

const WAITING: Saving = { kind: 'waiting' };
const waiting = () => WAITING;
const nothing = () => () => undefined;
