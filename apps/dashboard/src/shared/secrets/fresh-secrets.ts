import { atom, useAtom } from 'jotai';
import { useMemo } from 'react';
import { useSession } from '../state/session.ts';

/**
 * Secrets that the server has told and nobody has put away yet. In memory alone, by person and key: a stray click or "back"
 * does not lose one, and neither a storage nor the next person at this browser ever has it.
 */
const freshSecretsAtom = atom<Readonly<Record<string, string>>>({});

export function useFreshSecrets() {
  const [secrets, setSecrets] = useAtom(freshSecretsAtom);
  const { user_id: userId } = useSession();
  return useMemo(() => {
    const nameOf = (id: string) => `${userId} ${id}`;
    return {
      of: (id: string): string | undefined => secrets[nameOf(id)],
      keep: (id: string, secret: string) => setSecrets((before) => ({ ...before, [nameOf(id)]: secret })),
      putAway: (id: string) => setSecrets(({ [nameOf(id)]: _stored, ...others }) => others),
    };
  }, [secrets, setSecrets, userId]);
}
