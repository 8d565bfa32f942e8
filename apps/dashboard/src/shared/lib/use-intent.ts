import { intent } from '@dasbor/sdk';
import { useRef } from 'react';
import { useSession } from '../state/session.ts';
import { mark } from './mark.ts';
import { dropFromTab, keepInTab, ofTab } from './tab.ts';

interface Intent {
  /** The wish by its mark. */
  what: string;
  key: string;
}

/**
 * The idempotency key belongs to what a person means to do, not to the call: the same thing tried again after a failure
 * carries the same key, so that it happens once. Another thing, or the same thing after it was done, has a new one.
 *
 * @param name keeps it for this tab and this person under this name, also beyond a sign-out: an answer that was lost may be asked for
 * again after a reload
 */
export function useIntent(name?: string) {
  const kept = useRef<Intent | null>(null);
  const { user_id: userId } = useSession();
  const storageKey = name === undefined ? null : `dasbor.intent.${userId} ${name}`;
  return {
    keyFor: (wish: string): string => {
      const known = kept.current ?? stored(storageKey);
      const what = mark(wish);
      kept.current = known?.what === what ? known : { what, key: intent() };
      if (storageKey) keepInTab(storageKey, JSON.stringify(kept.current));
      return kept.current.key;
    },
    done: () => {
      kept.current = null;
      if (storageKey) dropFromTab(storageKey);
    },
  };
}

function stored(storageKey: string | null): Intent | null {
  return storageKey === null ? null : (JSON.parse(ofTab(storageKey) ?? 'null') as Intent | null);
}
