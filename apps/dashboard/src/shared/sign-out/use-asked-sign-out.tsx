import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignOut } from '../lib/use-sign-out.ts';
import { sessionsAtom } from '../state/session.ts';
import { part, usePart } from '../ui/overlays/part.ts';

// What it asks by is fetched when somebody leaves: this file comes with the frame of every page.
const loadAsking = () => import('./asking.ts');
const question = part(async () => (await loadAsking()).loadQuestion());

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
  // One person in both modes; nobody on a page that is open to everybody, where rights are not asked for.
  const userId = Object.values(useAtomValue(sessionsAtom))[0]?.user_id;
  // Where it was asked; elsewhere it is another question.
  const { key } = useLocation();
  const [askedAt, setAskedAt] = useState<string>();
  const isAsked = askedAt === key;
  const close = () => setAskedAt(undefined);
  const [Question] = usePart(question, isAsked, close);

  async function out() {
    await signOut();
    await afterwards?.();
  }

  return {
    leave: async () => {
      if (isAtSomething() || (await isLeftSomething(userId))) setAskedAt(key);
      else await out();
    },
    isAsked,
    question: Question ? <Question open={isAsked} onClose={close} onConfirm={out} /> : null,
  };
}

/** Whether the tab would not be closed unasked either. */
const isAtSomething = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function isLeftSomething(userId: string | undefined): Promise<boolean> {
  try {
    return await (await loadAsking()).hasUnsaved(userId);
  } catch {
    return false;
  }
}
