import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fill } from '../../shared/testing/full-storage.ts';
import { createActivityLog } from './activity.ts';
import { useIdle } from './use-idle.ts';

const MINUTE = 60_000;
const start = Date.parse('2026-11-20T03:00:00.000Z');

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

const watch = () => {
  const activity = createActivityLog();
  const onEnd = vi.fn();
  const onLife = vi.fn();
  const { result } = renderHook(() => useIdle({ activity, signedInAt: start, onEnd, onLife }));
  return { activity, onEnd, onLife, idle: () => result.current };
};

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const touch = () => act(() => void dispatchEvent(new Event('keydown')));

describe('an idle session', () => {
  it('is warned one minute before it ends', () => {
    const { idle } = watch();

    pass(29 * MINUTE - 1);
    expect(idle().secondsLeft).toBeNull();
    pass(1);

    expect(idle().secondsLeft).toBe(60);
  });

  // spec 4.83, 9.44
  it('counts down every second and ends after thirty minutes', () => {
    const { idle, onEnd } = watch();

    pass(29 * MINUTE + 50_000);
    expect(idle().secondsLeft).toBe(10);
    expect(onEnd).not.toHaveBeenCalled();
    pass(10_000);

    expect(onEnd).toHaveBeenCalledWith('idle');
  });

  it('continues when the user stays', () => {
    const { idle, onEnd } = watch();
    pass(29 * MINUTE + 30_000);

    act(() => idle().stay());
    expect(idle().secondsLeft).toBeNull();
    pass(28 * MINUTE);

    expect(onEnd).not.toHaveBeenCalled();
  });

  it('ignores input while the warning is open', () => {
    const { onEnd, onLife } = watch();
    pass(29 * MINUTE + 30_000);

    touch();
    expect(onLife).not.toHaveBeenCalled();
    pass(30_000);

    expect(onEnd).toHaveBeenCalledWith('idle');
  });

  it('reports input before the warning, and the answer to the warning', () => {
    const { idle, onLife } = watch();

    touch();
    expect(onLife).toHaveBeenCalledTimes(1);
    pass(29 * MINUTE);
    act(() => idle().stay());

    expect(onLife).toHaveBeenCalledTimes(2);
  });

  it('is extended by another tab, even while the warning is open', () => {
    const { activity, idle } = watch();
    pass(29 * MINUTE + 30_000);

    activity.touch(Date.now());
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'dasbor.activity' })));

    expect(idle().secondsLeft).toBeNull();
  });

  it('has ended when a laptop wakes after an hour', () => {
    const { onEnd } = watch();

    vi.setSystemTime(start + 60 * MINUTE);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));

    expect(onEnd).toHaveBeenCalledWith('idle');
  });
});

describe('an active session', () => {
  it('restarts its thirty minutes with every input', () => {
    const { idle, onEnd } = watch();

    for (let round = 0; round < 4; round += 1) {
      pass(28 * MINUTE);
      touch();
    }

    expect(idle().secondsLeft).toBeNull();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('continues without storage when the user stays', () => {
    fill(localStorage);
    const { idle, onEnd } = watch();

    pass(28 * MINUTE);
    touch();
    pass(29 * MINUTE);
    expect(idle().secondsLeft).toBe(60);
    act(() => idle().stay());
    pass(28 * MINUTE);

    expect(idle().secondsLeft).toBeNull();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('still ends after three hours', () => {
    const { onEnd } = watch();

    for (let round = 0; round < 9; round += 1) {
      pass(20 * MINUTE);
      touch();
    }

    expect(onEnd).toHaveBeenCalledWith('expired');
  });
});
