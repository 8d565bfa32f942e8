import { nextSyncStep, SYNC_POLICY, type SyncOutcome } from '@dasbor/domain/sync';
import { isProblem, NetworkError } from '@dasbor/sdk';
import { useEffect, useRef, useState } from 'react';

export type SyncState =
  | { kind: 'idle' }
  | { kind: 'asking'; attempt: number }
  | { kind: 'waiting'; attempt: number; secondsLeft: number }
  | { kind: 'done'; outcome: SyncOutcome }
  /** An error that says nothing about the status: no permission, not found. */
  | { kind: 'failed'; error: unknown };

/** A running enquiry, with the means to stop it. */
export type Sync = {
  state: SyncState;
  attempts: number;
  start: () => void;
  stop: () => void;
};

export type SyncOptions = {
  ask: (signal: AbortSignal) => Promise<SyncOutcome>;
  /** Called if the status may have changed: refetch what shows it. */
  onDone: () => Promise<unknown>;
};

const IDLE: SyncState = { kind: 'idle' };

/** Polls the status as the domain decides. Leaving the page stops it. */
export const useSyncStatus = ({ ask, onDone }: SyncOptions): Sync => {
  const [state, setState] = useState<SyncState>(IDLE);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: SyncState) => {
      if (!signal.aborted) setState(next);
    };

    try {
      for (let attempt = 1; !signal.aborted; attempt += 1) {
        show({ kind: 'asking', attempt });
        const outcome = await ask(signal).catch(outcomeOf);
        const step = nextSyncStep({ attempt, outcome });
        if ('done' in step) {
          if (outcome !== 'unreachable') await onDone();
          show({ kind: 'done', outcome: step.done });
          return;
        }
        await countDown(step.wait, signal, (secondsLeft) => show({ kind: 'waiting', attempt, secondsLeft }));
      }
    } catch (error) {
      show({ kind: 'failed', error });
    }
  };

  const stop = () => {
    running.current?.abort();
    setState(IDLE);
  };

  return { state, start: () => void run(), stop, attempts: SYNC_POLICY.maxAttempts };
};

/** No response from the server or the acquirer is one of the eight outcomes; anything else is an error. */
const outcomeOf = (error: unknown): SyncOutcome => {
  const isUnreachable =
    (error instanceof NetworkError && error.reason !== 'aborted') ||
    isProblem(error, 'DPAY_ACQUIRER_UNREACHABLE');
  if (isUnreachable) return 'unreachable';
  throw error;
};

const countDown = async (
  ms: number,
  signal: AbortSignal,
  tick: (secondsLeft: number) => void,
): Promise<void> => {
  for (let left = Math.ceil(ms / 1000); left > 0 && !signal.aborted; left -= 1) {
    tick(left);
    await pause(1000, signal);
  }
};

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
