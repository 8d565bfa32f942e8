import { atom, useAtom } from 'jotai';
import { useMemo } from 'react';
import { useSession } from '../../../shared/state/session.ts';

/**
 * Secrets that the server has told and nobody has put away yet. In memory alone, by person and webhook: a stray click or "back"
 * does not lose one, and neither a storage nor the next person at this browser ever has it.
 */
const freshSecretsAtom = atom<Readonly<Record<string, string>>>({});

export function useFreshSecrets() {
  const [secrets, setSecrets] = useAtom(freshSecretsAtom);
  const { user_id: userId } = useSession();
  return useMemo(() => {
    const keyOf = (webhookId: string) => `${userId} ${webhookId}`;
    return {
      of: (webhookId: string): string | undefined => secrets[keyOf(webhookId)],
      keep: (webhookId: string, secret: string) =>
        setSecrets((before) => ({ ...before, [keyOf(webhookId)]: secret })),
      putAway: (webhookId: string) => setSecrets(({ [keyOf(webhookId)]: _stored, ...others }) => others),
    };
  }, [secrets, setSecrets, userId]);
}
