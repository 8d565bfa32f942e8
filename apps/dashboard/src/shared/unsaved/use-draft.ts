import { useCallback, useMemo, useState } from 'react';
import { dropOwn, keepOwn, ownKey, readOwn } from './own-storage.ts';
import { useSession } from '../state/session.ts';

export type Draft<T> = {
  /** The draft from before a reload or an expired session, if any. */
  restored: T | undefined;
  /** The draft as stored now. The same form may have written it after being opened again. */
  current: () => T | undefined;
  keep: (values: T) => void;
  clear: () => void;
};

/**
 * Stores a half-filled form for this tab and user. It survives a reload and an expired session; a sign-out deletes it.
 * Include the merchant in the name. Never store a password or another secret.
 */
export const useDraft = <T extends Record<string, string>>(name: string): Draft<T> =>
  useDraftOf(name, isTexts<T>);

/** The same for other types. Define `isDraft` outside the component; it must reject drafts of older versions. */
export const useDraftOf = <T>(name: string, isDraft: (value: unknown) => value is T): Draft<T> => {
  const key = useDraftKey(name);
  const current = useCallback(() => read(key, isDraft), [key, isDraft]);
  const restored = useMemo(() => current(), [current]);
  const keep = useCallback((values: T) => keepOwn(key, JSON.stringify(values)), [key]);
  const clear = useCallback(() => dropOwn(key), [key]);
  return { restored, current, keep, clear };
};

/** Whether a draft exists, before the form that would show it is mounted. */
export const useHasDraft = (name: string): boolean => {
  const key = useDraftKey(name);
  const [has] = useState(() => readOwn(key) !== null);
  return has;
};

const useDraftKey = (name: string): string => ownKey(useSession().user_id, `draft ${name}`);

const read = <T>(key: string, isDraft: (value: unknown) => value is T): T | undefined => {
  try {
    const value: unknown = JSON.parse(readOwn(key) ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Texts by field name. */
export const isTexts = <T extends Record<string, string>>(value: unknown): value is T =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');
