import { intent } from '@dasbor/sdk';
import { useRef } from 'react';

interface Intent {
  what: string;
  key: string;
}

/**
 * The idempotency key belongs to what a person means to do, not to the call: the same thing tried again after a failure
 * carries the same key, so that it happens once. Another thing, or the same thing after it was done, has a new one.
 *
 * @param name keeps it for this tab under this name: an answer that was lost may be asked for again after a reload
 */
export function useIntent(name?: string) {
  const kept = useRef<Intent | null>(null);
  return {
    keyFor: (what: string): string => {
      const known = kept.current ?? stored(name);
      kept.current = known?.what === what ? known : { what, key: intent() };
      if (name) sessionStorage.setItem(storageKey(name), JSON.stringify(kept.current));
      return kept.current.key;
    },
    done: () => {
      kept.current = null;
      if (name) sessionStorage.removeItem(storageKey(name));
    },
  };
}

const storageKey = (name: string) => `dasbor.intent.${name}`;

function stored(name: string | undefined): Intent | null {
  return name === undefined
    ? null
    : (JSON.parse(sessionStorage.getItem(storageKey(name)) ?? 'null') as Intent | null);
}
