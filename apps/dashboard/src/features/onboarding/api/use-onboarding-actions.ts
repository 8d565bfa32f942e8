import { BUSINESS_FIELDS, PERSONAL_FIELDS } from '@dasbor/domain/onboarding';
import { onboarding } from '@dasbor/sdk/resources';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { onboardingKeys } from './keys.ts';
import type { Onboarding, RequestUpgrade, SavedFields, UpgradeDocument } from './types.ts';

/** Each updates the page with the answer. */
export const useOnboardingActions = () => {
  const client = useClient(onboarding);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const keep = async (data: Onboarding): Promise<void> => {
      await mutate(onboardingKeys.activation(scope), data, { revalidate: false });
    };
    return {
      /** Only what changed, each part to its operation. */
      save: async (fields: SavedFields): Promise<void> => {
        const business = only(fields, BUSINESS_FIELDS);
        const personal = only(fields, PERSONAL_FIELDS);
        if (business) await keep((await client.saveOnboardingBusiness({ body: business })).data);
        if (personal) await keep((await client.saveOnboardingPersonal({ body: personal })).data);
      },
      uploadIdCard: async (file: File): Promise<void> =>
        keep((await client.uploadOnboardingIdCard({ body: file })).data),
      inquire: async (): Promise<string> => (await client.inquireOnboardingAccount()).data.bank_holder,
      submit: async (): Promise<void> =>
        keep((await client.submitOnboarding({ body: { terms_accepted: true } })).data),
      uploadDocument: async (kind: UpgradeDocument['kind'], file: File): Promise<void> =>
        keep((await client.uploadUpgradeDocument({ path: { kind }, body: file })).data),
      requestUpgrade: async (body: RequestUpgrade): Promise<void> =>
        keep((await client.requestUpgrade({ body })).data),
    };
  }, [client, scope, mutate]);
};

const only = (fields: SavedFields, names: readonly (keyof SavedFields)[]): SavedFields | undefined => {
  const found = Object.entries(fields).filter(([name]) => names.some((one) => one === name));
  return found.length === 0 ? undefined : Object.fromEntries(found);
};
