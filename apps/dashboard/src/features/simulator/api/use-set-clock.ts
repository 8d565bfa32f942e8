import { sandboxClock } from '@dasbor/sdk/resources';
import { useSetAtom } from 'jotai';
import useSWRMutation from 'swr/mutation';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { sessionsAtom, useScope } from '../../../shared/state/session.ts';
import { simulatorKeys } from './keys.ts';

/** Sets the sandbox clock for the whole merchant; null resets it to real time. Pauses apply at once. */
export const useSetClock = () => {
  const client = useClient(sandboxClock);
  const setSessions = useSetAtom(sessionsAtom);

  const learn = (clockAheadMs: number) => {
    setSessions(({ sandbox, ...others }) => ({
      ...others,
      ...(sandbox && { sandbox: { ...sandbox, clock_ahead_ms: clockAheadMs } }),
    }));
  };

  // A colleague may have moved it, or this user in another tab.
  useLiveEvents(['sandbox_clock.updated'], () => {
    void client.getSandboxClock().then(
      ({ data }) => learn(data.ahead_ms),
      // The session reloads when the tab becomes visible.
      () => undefined,
    );
  });

  return useSWRMutation(
    simulatorKeys.clock(useScope()),
    async (_key, { arg: moment }: { arg: Date | null }) => {
      const { data } = await client.setSandboxClock({ body: { now: moment?.toISOString() ?? null } });
      learn(data.ahead_ms);
      return data;
    },
    { throwOnError: false },
  );
};
