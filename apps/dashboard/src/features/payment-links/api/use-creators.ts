import { paymentLinks } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import type { FilterOption } from '../../../shared/list/filters/filter-fields.ts';
import { useScope } from '../../../shared/state/session.ts';
import { paymentLinkKeys } from './keys.ts';

/** Everybody who created a link, for the filter. */
export const useCreators = (): readonly FilterOption[] => {
  const client = useClient(paymentLinks);
  const { data = [] } = useSWR(paymentLinkKeys.of(useScope(), 'creators'), async () => {
    return (await client.listPaymentLinkCreators()).data;
  });
  return data.map(({ id: value, name: label }) => ({ value, label }));
};
