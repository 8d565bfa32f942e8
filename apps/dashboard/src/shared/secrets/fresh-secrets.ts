import { atom, useAtom } from 'jotai';
import { useMemo } from 'react';
import { useSession } from '../state/session.ts';

/**
 * New secrets that the user has not confirmed as stored. In memory only, by user and key: a stray click or Back
 * does not lose one, and neither the browser's storage nor the next user gets it.
 */
const freshSecretsAtom = atom<Readonly<Record<string, string>>>({});

export const useFreshSecrets = () => {
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
};
