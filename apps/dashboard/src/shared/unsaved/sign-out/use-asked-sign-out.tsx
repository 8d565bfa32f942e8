import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignOut } from '../../lib/session/use-sign-out.ts';
import { lazyPart, useLazyPart } from '../../ui/overlays/lazy-part.ts';
import { loadAsking, useHasUnsaved } from './use-has-unsaved.ts';

const QUIET_MS = 5000;
const question = lazyPart(async () => (await loadAsking()).loadQuestion());

type AskedSignOut = {
  /** Signs out, or opens the confirmation. Resolves after either. */
  leave: () => Promise<void>;
  isAsked: boolean;
  /** Render this beside the button. */
  question: ReactNode;
};

/** Signs out for every sign-out button. A sign-out deletes all drafts, so it asks for confirmation if something would be lost. */
export const useAskedSignOut = (afterwards?: () => unknown): AskedSignOut => {
  const signOut = useSignOut();
  const hasUnsaved = useHasUnsaved();
  // The confirmation belongs to the history entry where it was opened.
  const { key } = useLocation();
  const [askedAt, setAskedAt] = useState<string>();
  const isAsked = askedAt === key;
  const close = () => setAskedAt(undefined);
  const [Question] = useLazyPart(question, isAsked, close);
  useEffect(() => {
    // Preload, so that the confirmation also works offline.
    const quiet = setTimeout(question.preload, QUIET_MS);
    return () => {
      clearTimeout(quiet);
      // Do not reopen it when the user returns to this entry.
      close();
    };
  }, [key]);

  const out = async () => {
    await signOut();
    await afterwards?.();
  };

  return {
    leave: async () => {
      if (await hasUnsaved()) setAskedAt(key);
      else await out();
    },
    isAsked,
    question: Question ? <Question open={isAsked} onClose={close} onConfirm={out} /> : null,
  };
};
