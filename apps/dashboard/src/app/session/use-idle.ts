import { idleState, isSessionOver, SESSION_POLICY } from '@dasbor/domain/session';
import { useCallback, useEffect, useState } from 'react';
import { type ActivityLog, isActivityEvent } from './activity.ts';

export type IdleOptions = {
  activity: ActivityLog;
  signedInAt: number;
  onEnd: (reason: 'idle' | 'expired') => void;
  /** Called for each input that extends the session. */
  onLife: () => void;
};

export type Idle = {
  /** Seconds until the sign-out while the warning is open. */
  secondsLeft: number | null;
  stay: () => void;
};

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * product spec §9: a session ends after 30 minutes without input, and after three hours in any case. While the warning is open,
 * only its button or activity in another tab counts, so that an accidental touch does not extend the session.
 */
export const useIdle = ({ activity, signedInAt, onEnd, onLife }: IdleOptions): Idle => {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const [stays, setStays] = useState(0);

  useEffect(() => {
    let isWarned = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const step = () => {
      clearTimeout(timer);
      const now = Date.now();
      if (isSessionOver({ signedInAt, now })) return onEnd('expired');
      const idle = idleState({ lastActivityAt: Math.max(activity.last(), signedInAt), now });
      if (idle.state === 'ended') return onEnd('idle');

      isWarned = idle.state === 'warning';
      setSecondsLeft(isWarned ? Math.ceil(idle.changesInMs / 1000) : null);
      const lifeLeft = signedInAt + SESSION_POLICY.lifetimeMs - now;
      timer = setTimeout(step, Math.min(isWarned ? 1000 : idle.changesInMs, lifeLeft));
      return undefined;
    };

    const onSign = () => {
      if (isWarned) return;
      activity.touch(Date.now());
      onLife();
    };
    const onStorage = (event: StorageEvent) => {
      if (isActivityEvent(event)) step();
    };

    step();
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, onSign, { passive: true });
    addEventListener('storage', onStorage);
    // Timers pause while a laptop sleeps; the clock does not.
    document.addEventListener('visibilitychange', step);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, onSign);
      removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', step);
    };
  }, [activity, signedInAt, onEnd, onLife, stays]);

  const stay = useCallback(() => {
    activity.touch(Date.now());
    onLife();
    setStays((before) => before + 1);
  }, [activity, onLife]);

  return { secondsLeft, stay };
};
