import type { FeePayer } from '@dasbor/domain/payments';
import { mdrPreference } from '@dasbor/sdk/resources';
import useSWR, { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';
import { useScope } from '../../../shared/state/session.ts';

const keys = scopedKeys('mdr-preference');

/** Refreshes when a colleague changes it. */
export const useMdrPreference = () => {
  const client = useClient(mdrPreference);
  const answer = useSWR(
    keys.of(useScope(), 'preference'),
    async () => (await client.getMdrPreference()).data,
  );
  useLiveEvents(['settings.mdr_changed'], () => void answer.mutate());
  return answer;
};

export const useSetMdrPreference = () => {
  const client = useClient(mdrPreference);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  return async (feePayer: FeePayer): Promise<void> => {
    const { data } = await client.setMdrPreference({ body: { fee_payer: feePayer } });
    await mutate(keys.of(scope, 'preference'), data, { revalidate: false });
  };
};
