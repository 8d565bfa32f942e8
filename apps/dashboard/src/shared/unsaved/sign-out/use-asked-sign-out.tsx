import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignOut } from '../../lib/session/use-sign-out.ts';
import { lazyPart, useLazyPart } from '../../ui/overlays/lazy-part.ts';
import { loadAsking, useHasUnsaved } from './use-has-unsaved.ts';

const QUIET_MS = 5000;
const question = lazyPart(async () => (await loadAsking()).loadQuestion());

interface AskedSignOut {
  /** Signs out, or asks first; done once it has done the one or the other. */
  leave: () => Promise<void>;
  isAsked: boolean;
  /** To be drawn beside the button. */
  question: ReactNode;
}

/** The way out, for every button that leads to it: a sign-out leaves nothing behind, and whoever would lose something is asked first. */
export function useAskedSignOut(afterwards?: () => unknown): AskedSignOut {
  const signOut = useSignOut();
  const hasUnsaved = useHasUnsaved();
  // Where it was asked; elsewhere it is another question.
  const { key } = useLocation();
  const [askedAt, setAskedAt] = useState<string>();
  const isAsked = askedAt === key;
  const close = () => setAskedAt(undefined);
  const [Question] = useLazyPart(question, isAsked, close);
  useEffect(() => {
    // Whoever is offline by then can still be asked.
    const quiet = setTimeout(question.preload, QUIET_MS);
    return () => {
      clearTimeout(quiet);
      // Nor is it asked when one comes back to this entry.
      close();
    };
  }, [key]);

  async function out() {
    await signOut();
    await afterwards?.();
  }

  return {
    leave: async () => {
      if (await hasUnsaved()) setAskedAt(key);
      else await out();
    },
    isAsked,
    question: Question ? <Question open={isAsked} onClose={close} onConfirm={out} /> : null,
  };
}
