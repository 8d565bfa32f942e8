import { describeFailure, type Failure } from '../../lib/failure.ts';
import type { GridRow, RowEdit } from '../rows/grid.ts';
import { rowEditsOf } from '../rows/row-edits.ts';
import { storedEdits, unsavedEdits, withSaved } from './unsaved.ts';

/** The calls of an open draft. Each sends the target state, so it can be repeated. `Change` is a part of the head to save. */
export type DraftCalls<Change> = {
  /** Without it, the draft is only its rows. */
  readonly saveHead?: (change: Change) => Promise<{ version: number }>;
  readonly saveEdits: (edits: readonly RowEdit[]) => Promise<{ version: number }>;
  readonly version: () => Promise<number>;
  readonly edits: () => Promise<{ edits: readonly RowEdit[]; version: number }>;
};

/** The difference to what the server has; undefined if there is none or the server would reject it. */
export type HeadChange<Head, Change> = (head: Head, stored: Head) => Change | undefined;

/** Delay after the last keystroke. */
const PAUSE_MS = 400;
const AGAIN_MS = 5000;

/** Whether the draft on the server matches the page. */
export type Saving =
  | { readonly kind: 'saved' | 'saving' | 'waiting' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly edits: readonly RowEdit[] };

/** The state of the page. */
type Seen<Head> = {
  readonly rows: readonly GridRow[];
  readonly head: Head;
};

/** The draft when it was opened or created. */
export type Opened<Head> = {
  readonly head: Head;
  readonly edits: readonly RowEdit[];
  readonly version: number;
};

/**
 * Saves each edit of an open draft. A request sends how rows differ from the file, so it is idempotent and is retried until it succeeds.
 */
export const autosave = <Head, Change>(
  calls: DraftCalls<Change>,
  changeOf: HeadChange<Head, Change>,
  opened: Opened<Head>,
) => {
  let stored = { edits: storedEdits(opened.edits), head: opened.head };
  let { version } = opened;
  let seen: Seen<Head> = { rows: [], head: opened.head };
  let saving: Saving = { kind: 'saved' };
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const waiters: ((isSaved: boolean) => void)[] = [];

  const show = (next: Saving): void => {
    saving = next;
    for (const listener of listeners) listener();
  };
  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  const unsaved = () => ({
    edits: unsavedEdits(rowEditsOf(seen.rows), stored.edits),
    change: changeOf(seen.head, stored.head),
  });

  const isClean = (): boolean => {
    const { edits, change } = unsaved();
    return edits.length === 0 && change === undefined;
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (isSending) return;
    const { edits, change } = unsaved();
    isSending = true;
    try {
      if (change !== undefined && calls.saveHead) {
        show({ kind: 'saving' });
        const sent = seen.head;
        ({ version } = await calls.saveHead(change));
        stored = { ...stored, head: sent };
      }
      if (edits.length > 0) {
        show({ kind: 'saving' });
        ({ version } = await calls.saveEdits(edits));
        stored = { ...stored, edits: withSaved(stored.edits, edits) };
      }
    } catch (error) {
      const failure = describeFailure(error);
      show({ kind: 'failed', failure, edits });
      for (const done of waiters.splice(0)) done(false);
      // Retry temporary failures. After a rejection, wait for a change.
      if (failure.kind !== 'problem') later(AGAIN_MS);
      return;
    } finally {
      isSending = false;
    }
    if (!isClean()) return flush();
    show({ kind: 'saved' });
    for (const done of waiters.splice(0)) done(true);
  };

  return {
    state: () => saving,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isClean,
    changed: (now: Seen<Head>): void => {
      seen = now;
      if (isSending || isClean()) return;
      if (saving.kind !== 'failed') show({ kind: 'waiting' });
      later(PAUSE_MS);
    },
    retry: () => void flush(),
    /** Sends pending edits and returns whether everything is saved. */
    finish: (): Promise<boolean> =>
      new Promise((resolve) => {
        waiters.push(resolve);
        void flush();
      }),
    /** Newer edits by others. Undefined while there are unsaved local edits. */
    foreign: async (): Promise<readonly RowEdit[] | undefined> => {
      const isBusy = () => isSending || !isClean();
      if (isBusy() || (await calls.version()) <= version || isBusy()) return undefined;
      const others = await calls.edits();
      if (isBusy() || others.version <= version) return undefined;
      stored = { ...stored, edits: storedEdits(others.edits) };
      ({ version } = others);
      return others.edits;
    },
    /** What the page shows is this version, once everything is saved. */
    version: () => version,
    stop: () => clearTimeout(timer),
  };
};
