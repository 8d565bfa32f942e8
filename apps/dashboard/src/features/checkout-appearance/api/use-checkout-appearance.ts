import { checkoutAppearance } from '@dasbor/sdk/resources';
import useSWR, { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { checkoutAppearanceKeys } from './keys.ts';
import type { CheckoutAppearance, Logo, SaveCheckoutAppearance } from './types.ts';

/** The draft and what is published. It refreshes when somebody else changes it. */
export const useCheckoutAppearance = () => {
  const client = useClient(checkoutAppearance);
  const answer = useSWR(
    checkoutAppearanceKeys.settings(useScope()),
    async () => (await client.getCheckoutAppearance()).data,
  );
  useLiveEvents(TOPICS, () => void answer.mutate());
  return answer;
};

const TOPICS = ['changed', 'published', 'reverted'].map((what) => `settings.checkout_appearance_${what}`);

/** Each updates the page with the response. */
export const useAppearanceActions = () => {
  const client = useClient(checkoutAppearance);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const keep = async (data: CheckoutAppearance): Promise<CheckoutAppearance> => {
    await mutate(checkoutAppearanceKeys.settings(scope), data, { revalidate: false });
    return data;
  };
  return {
    save: async (body: SaveCheckoutAppearance) => keep((await client.saveCheckoutAppearance({ body })).data),
    publish: async (version: number) =>
      keep((await client.publishCheckoutAppearance({ body: { version } })).data),
    revert: async (version: number) =>
      keep((await client.revertCheckoutAppearance({ body: { version } })).data),
  };
};

export const useUploadLogo = () => {
  const client = useClient(checkoutAppearance);
  return async (file: File): Promise<Logo> => (await client.uploadCheckoutLogo({ body: file })).data;
};
