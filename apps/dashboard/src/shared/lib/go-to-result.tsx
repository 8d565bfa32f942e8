import { chakra } from '@chakra-ui/react';
import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useT } from '../i18n/use-t.ts';
import { modeAtom } from '../state/mode.ts';
import { useMode } from '../state/session.ts';
import { useToast } from '../ui/toast.tsx';
import { useSessionKeeper } from './session/session-keeper.tsx';

interface GoToResultOptions {
  replace?: boolean;
  /** Also where it is led to, which does not say itself that it is done. */
  isSaid?: boolean;
}

/**
 * To what has come of an action, once it is answered: `goToResult(path, 'Withdrawal made.')`. Only where its page is still the one that is
 * shown, in its mode. Whoever has gone on is not torn off what they are at: they are told, with a link where this mode has it.
 */
export function useGoToResult() {
  const navigate = useNavigate();
  const toast = useToast();
  const { isShown, tell } = useAway();
  return (to: string, said: string, { replace = false, isSaid = false }: GoToResultOptions = {}): void => {
    if (!isShown()) return tell('success', said, to);
    if (isSaid) toast.success(said);
    void navigate(to, { replace });
  };
}

/**
 * Whether the page that an action was begun on is still looked at, and how to say elsewhere what came of it. The page, not what is drawn of
 * it: what was saved may have drawn it anew.
 */
export function useAway() {
  const t = useT('shared');
  const toast = useToast();
  const atoms = useStore();
  const mode = useMode();
  const { isOver } = useSessionKeeper();
  const location = useLocation();
  const entry = useRef<string>(undefined);
  useEffect(() => {
    const { href } = window.location;
    const takeEntry = () => {
      // Of its own address, loaded once more, the browser makes another entry, but the router no other page.
      if (window.location.href === href) entry.current = entryNow();
    };
    takeEntry();
    addEventListener('popstate', takeEntry);
    return () => removeEventListener('popstate', takeEntry);
  }, [location]);

  // As they were chosen: what is drawn is behind while another page or mode is on its way.
  const isMode = () => atoms.get(modeAtom) === mode;

  return {
    isShown: () => isMode() && entry.current === entryNow(),
    tell: (kind: 'success' | 'error', said: string, to: string): void => {
      // It is nobody else's.
      if (isOver()) return;
      toast[kind](
        isMode() ? (
          // It stands beside the router, whose own links it cannot have.
          <chakra.a href={`#${to}`} textDecoration="underline">
            {said}
          </chakra.a>
        ) : (
          `${t(`mode.${mode}`)}: ${said}`
        ),
      );
    },
  };
}

/** Which entry of the history the tab is at: each that is come to has a key of its own, also one of the same address. */
const entryNow = (): string | undefined => (history.state as { key?: string } | null)?.key;
