import { intent } from '@dasbor/sdk';
import { useRef } from 'react';

/**
 * The idempotency key belongs to what a person means to do, not to the call: the same thing tried again after a failure
 * carries the same key, so that it happens once. Another thing, or the same thing after it was done, has a new one.
 */
export function useIntent() {
  const kept = useRef<{ what: string; key: string } | null>(null);
  return {
    keyFor: (what: string): string => {
      if (kept.current?.what !== what) kept.current = { what, key: intent() };
      return kept.current.key;
    },
    done: () => {
      kept.current = null;
    },
  };
}
