import { chakra } from '@chakra-ui/react';
import { guardRoute, isModeOpen, type Mode } from '@dasbor/domain/access';
import { useStore } from 'jotai';
import { startTransition, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useT } from '../../shared/i18n/use-t.ts';
import { forgetAddresses } from '../../shared/list/query/list-memory.ts';
import { onboardingPaths } from '../../shared/paths/account/onboarding.ts';
import { modeAtom } from '../../shared/state/mode.ts';
import { useSession, useWho } from '../../shared/state/session.ts';
import { FlaskIcon } from '../../shared/ui/icons.tsx';
import { addressInOtherMode } from '../mode-address.ts';

const MODES: readonly Mode[] = ['live', 'sandbox'];

/** product spec §1: users switch between live and sandbox in the header. Live mode of an account that is not active leads to what is missing. */
export const ModeSwitch = () => {
  const t = useT('app');
  const { mode, isOff, choose, leave } = useChooseMode();
  const navigate = useNavigate();
  useModeOfEntry(mode, leave);
  return (
    <chakra.div
      role="group"
      aria-label={t('mode.label')}
      display="inline-flex"
      p="0.5"
      gap="0.5"
      bg="bg.muted"
      borderRadius="control"
      flexShrink={0}
    >
      {MODES.map((option) => {
        const off = isOff(option);
        return (
          <chakra.button
            key={option}
            type="button"
            aria-pressed={mode === option}
            title={off ? t('mode.liveOff') : undefined}
            onClick={() => (off ? void navigate(onboardingPaths.fromLive) : choose(option))}
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            h="8"
            px={{ base: '2', sm: '2.5' }}
            borderRadius="sm"
            textStyle="small"
            fontWeight="medium"
            color="fg.muted"
            cursor="pointer"
            focusVisibleRing="outside"
            _hover={{ color: 'fg' }}
            _pressed={
              option === 'sandbox'
                ? { bg: 'sandbox.band', color: 'sandbox.onBand', fontWeight: 'semibold' }
                : { bg: 'bg.raised', color: 'fg', fontWeight: 'semibold', boxShadow: 'sm' }
            }
          >
            {option === 'live' ? (
              <chakra.span
                boxSize="2"
                borderRadius="full"
                bg={mode === 'live' ? 'green.500' : 'border.control'}
              />
            ) : (
              <chakra.span display={{ base: 'none', sm: 'inline' }}>
                <FlaskIcon width="14" height="14" />
              </chakra.span>
            )}
            {t(`mode.${option}`)}
          </chakra.button>
        );
      })}
    </chakra.div>
  );
};

/** Keeps the page if the other mode has it: a list restarts at its first page, and a page that the mode lacks becomes home. */
export const useChooseMode = () => {
  const session = useSession();
  const { mode } = session;
  const atoms = useStore();
  const who = useWho();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();

  const choose = (next: Mode) => {
    // Compares with the chosen mode, not the rendered one, which lags behind. Pressing the rendered mode then cancels the switch.
    if (next === atoms.get(modeAtom)) return;
    const go = () => {
      forgetAddresses();
      if (next === mode) void navigate(pathname + search, { replace: true, state });
      else leave(mode, next);
      // In one transition with the address, which the router changes in a transition too. Neither renders without the other.
      startTransition(() => atoms.set(modeAtom, next));
    };
    // A page with unsaved edits asks first (`useLeaveGuard`).
    if (dispatchEvent(new CustomEvent('dasbor:leave', { cancelable: true, detail: go }))) go();
  };

  const leave = (left: Mode, next: Mode) => {
    const { path, leftRecord } = addressInOtherMode(pathname, search);
    const decision = guardRoute({ path, signedIn: true, who: { ...who, mode: next } });
    const to = decision.go === 'stay' ? path : '/home';
    // Replaces this address, so that Back never opens a page of the previous mode.
    if (to !== pathname + search)
      void navigate(to, { replace: true, state: leftRecord ? { leftRecordOf: left } : null });
  };

  return { mode, choose, leave, isOff: (option: Mode) => !isModeOpen(option, session) };
};

/** Going back past a switch leads where the switch itself would lead. Each history entry stores its mode. */
const useModeOfEntry = (mode: Mode, leave: (left: Mode, next: Mode) => void) => {
  const location = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const entry = history.state as { mode?: Mode } | null;
    if (entry?.mode === mode) return;
    history.replaceState({ ...entry, mode }, '');
    if (type === 'POP' && entry?.mode) leave(entry.mode, mode);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each entry that is come to, and each switch at it.
  }, [location, mode]);
};
