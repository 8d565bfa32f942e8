import { useAtomValue } from 'jotai';
import { sessionsAtom } from '../../state/session.ts';

/** What it asks by is fetched when somebody leaves: this file comes with the frame of every page. */
export const loadAsking = () => import('./asking.ts');

/** Whether a sign-out would lose something now. What cannot be looked for may be there. */
export function useHasUnsaved(): () => Promise<boolean> {
  const sessions = useAtomValue(sessionsAtom);
  return () =>
    loadAsking().then(
      ({ hasUnsaved }) => hasUnsaved(sessions),
      () => true,
    );
}
