import { chakra } from '@chakra-ui/react';
import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useT } from '../i18n/use-t.ts';
import { modeAtom } from '../state/mode.ts';
import { useMode } from '../state/session.ts';
import { useToast } from '../ui/toast.tsx';
import { useSessionKeeper } from './session/session-keeper.tsx';

type GoToResultOptions = {
  replace?: boolean;
  /** Show the toast even after navigating, because the target does not confirm the action. */
  isSaid?: boolean;
};

/**
 * Navigates to the result of an action: `goToResult(path, 'Withdrawal created.')`. It navigates only if the action's page is still shown in
 * the same mode. Otherwise it shows a toast, with a link if the current mode has the result.
 */
export const useGoToResult = () => {
  const navigate = useNavigate();
  const toast = useToast();
  const { isShown, tell } = useAway();
  return (to: string, said: string, { replace = false, isSaid = false }: GoToResultOptions = {}): void => {
    if (!isShown()) return tell('success', said, to);
    if (isSaid) toast.success(said);
    void navigate(to, { replace });
  };
};

/**
 * Whether the page that started an action is still shown, and how to report the result elsewhere. It checks the page, not the component,
 * which saving may have remounted.
 */
export const useAway = () => {
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
      // Reloading the same address adds a history entry, but the router keeps the page.
      if (window.location.href === href) entry.current = entryNow();
    };
    takeEntry();
    addEventListener('popstate', takeEntry);
    return () => removeEventListener('popstate', takeEntry);
  }, [location]);

  // Read the current choice, because rendering lags while another page or mode loads.
  const isMode = () => atoms.get(modeAtom) === mode;

  return {
    isShown: () => isMode() && entry.current === entryNow(),
    tell: (kind: 'success' | 'error', said: string, to: string): void => {
      // Do not show it to another user.
      if (isOver()) return;
      toast[kind](
        isMode() ? (
          // Toasts render outside the router, so router links do not work.
          <chakra.a href={`#${to}`} textDecoration="underline">
            {said}
          </chakra.a>
        ) : (
          `${t(`mode.${mode}`)}: ${said}`
        ),
      );
    },
  };
};

/** The current history entry. Each visit has its own key, even of the same address. */
const entryNow = (): string | undefined => (history.state as { key?: string } | null)?.key;
