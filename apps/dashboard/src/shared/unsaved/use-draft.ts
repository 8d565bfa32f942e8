import { useCallback, useMemo, useState } from 'react';
import { dropOwn, keepOwn, ownKey, readOwn } from './own-storage.ts';
import { useSession } from '../state/session.ts';

export interface Draft<T> {
  /** What was typed before a reload or an expired session; undefined when nothing was. */
  restored: T | undefined;
  /** What is kept by now, also by the same form where it was opened again. */
  current: () => T | undefined;
  keep: (values: T) => void;
  clear: () => void;
}

/**
 * Keeps a half-filled form for this tab and the person who fills it, through a reload or an expired session; a sign-out forgets it.
 * Give it a name with the merchant in it, and never a password: it is for words that were hard to type, not for secrets.
 */
export const useDraft = <T extends Record<string, string>>(name: string): Draft<T> =>
  useDraftOf(name, isTexts<T>);

/** The same of something else than texts. `isDraft` stands outside of the component, and lets nothing in that an older version kept. */
export function useDraftOf<T>(name: string, isDraft: (value: unknown) => value is T): Draft<T> {
  const key = useDraftKey(name);
  const current = useCallback(() => read(key, isDraft), [key, isDraft]);
  const restored = useMemo(() => current(), [current]);
  const keep = useCallback((values: T) => keepOwn(key, JSON.stringify(values)), [key]);
  const clear = useCallback(() => dropOwn(key), [key]);
  return { restored, current, keep, clear };
}

/** Whether something was kept, before the form is there that would show it. */
export function useHasDraft(name: string): boolean {
  const key = useDraftKey(name);
  const [has] = useState(() => readOwn(key) !== null);
  return has;
}

const useDraftKey = (name: string): string => ownKey(useSession().user_id, `draft ${name}`);

function read<T>(key: string, isDraft: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(readOwn(key) ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Texts by the names of their fields. */
export function isTexts<T extends Record<string, string>>(value: unknown): value is T {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
