import { useAtomValue } from 'jotai';
import { sessionsAtom } from '../../state/session.ts';

/** The check is loaded on sign-out, because this file is part of every page. */
export const loadAsking = () => import('./asking.ts');

/** Whether a sign-out would lose something now. If the check cannot be loaded, assume that it would. */
export const useHasUnsaved = (): (() => Promise<boolean>) => {
  const sessions = useAtomValue(sessionsAtom);
  return () =>
    loadAsking().then(
      ({ hasUnsaved }) => hasUnsaved(sessions),
      () => true,
    );
};
