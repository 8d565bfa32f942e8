import type { OnboardingDraft } from '@dasbor/domain/onboarding';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SavedFields } from '../api/types.ts';
import { useOnboardingActions } from '../api/use-onboarding-actions.ts';

export type Saving = { is: 'idle' | 'busy' | 'saved' } | { is: 'failed'; error: unknown };

const PAUSE_MS = 700;

/** Stores each change on the server a moment after it was typed, and at once when the page is left. One save at a time. */
export const useAutosave = (values: OnboardingDraft, stored: OnboardingDraft) => {
  const { save } = useOnboardingActions();
  const [saving, setSaving] = useState<Saving>({ is: 'idle' });
  const latest = useRef(values);
  const sent = useRef(stored);
  const running = useRef(Promise.resolve(true));

  /** Answers whether everything is stored. */
  const flush = useCallback((): Promise<boolean> => {
    running.current = running.current.then(async () => {
      const changed = changesBetween(sent.current, latest.current);
      if (!changed) return true;
      setSaving({ is: 'busy' });
      try {
        await save(changed);
        sent.current = { ...sent.current, ...changed };
        setSaving({ is: 'saved' });
        return true;
      } catch (error) {
        setSaving({ is: 'failed', error });
        return false;
      }
    });
    return running.current;
  }, [save]);

  useLayoutEffect(() => {
    latest.current = values;
  }, [values]);
  useEffect(() => {
    const timer = setTimeout(() => void flush(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, flush]);
  useEffect(() => {
    const now = () => void flush();
    addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
      now();
    };
  }, [flush]);

  return { saving, flush };
};

const changesBetween = (before: OnboardingDraft, after: OnboardingDraft): SavedFields | undefined => {
  const names = (Object.keys(before) as (keyof OnboardingDraft)[]).filter(
    (name) => before[name] !== after[name],
  );
  return names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, after[name]]));
};
