import { batchWordsProblems } from '@dasbor/domain/disbursements';
import { describeFailure, type Failure } from '../../../../shared/lib/failure.ts';
import type { DraftCalls } from '../../api/use-draft-calls.ts';
import type { BatchHead } from './batch-head.ts';
import { type GridRow, type RowEdit } from './grid.ts';
import { rowEditsOf } from './row-edits.ts';
import { storedEdits, type Stored, unsavedEdits, unsavedHead, withSaved } from './unsaved.ts';

/** Delay after the last keystroke. */
const PAUSE_MS = 400;
const AGAIN_MS = 5000;

/** Whether the draft on the server matches the page. */
export type Saving =
  | { readonly kind: 'saved' | 'saving' | 'waiting' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly edits: readonly RowEdit[] };

/** The state of the page. */
type Seen = {
  readonly rows: readonly GridRow[];
  readonly head: BatchHead;
};

/** The draft when it was opened or created. */
export type Opened = {
  readonly head: BatchHead;
  readonly edits: readonly RowEdit[];
  readonly version: number;
};

/**
 * Saves each edit of an open draft. A request sends how rows differ from the file, so it is idempotent and is retried until it succeeds.
 */
export const autosave = (calls: DraftCalls, opened: Opened, first: Seen) => {
  let stored: Stored = { edits: storedEdits(opened.edits), head: opened.head };
  let { version } = opened;
  let seen = first;
  let saving: Saving = { kind: 'saved' };
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const waiters: ((isSaved: boolean) => void)[] = [];

  const say = (next: Saving): void => {
    saving = next;
    for (const listener of listeners) listener();
  };
  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  const unsaved = () => {
    const { name, description } = batchWordsProblems(seen.head);
    return {
      edits: unsavedEdits(rowEditsOf(seen.rows), stored.edits),
      // Do not send text that the server would reject.
      head: name || description ? {} : unsavedHead(seen.head, stored.head),
    };
  };

  const isClean = (): boolean => {
    const { edits, head } = unsaved();
    return edits.length === 0 && Object.keys(head).length === 0;
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (isSending) return;
    const { edits, head } = unsaved();
    isSending = true;
    try {
      if (Object.keys(head).length > 0) {
        say({ kind: 'saving' });
        const sent = seen.head;
        ({ version } = await calls.saveHead(head));
        stored = { ...stored, head: sent };
      }
      if (edits.length > 0) {
        say({ kind: 'saving' });
        ({ version } = await calls.saveEdits(edits));
        stored = { ...stored, edits: withSaved(stored.edits, edits) };
      }
    } catch (error) {
      const failure = describeFailure(error);
      say({ kind: 'failed', failure, edits });
      for (const done of waiters.splice(0)) done(false);
      // Retry temporary failures. After a rejection, wait for a change.
      if (failure.kind !== 'problem') later(AGAIN_MS);
      return;
    } finally {
      isSending = false;
    }
    if (!isClean()) return flush();
    say({ kind: 'saved' });
    for (const done of waiters.splice(0)) done(true);
  };

  return {
    state: () => saving,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isClean,
    changed: (now: Seen): void => {
      seen = now;
      if (isSending || isClean()) return;
      if (saving.kind !== 'failed') say({ kind: 'waiting' });
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
    stop: () => clearTimeout(timer),
  };
};
