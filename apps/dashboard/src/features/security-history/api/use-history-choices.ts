import { securityHistory } from '@dasbor/sdk/resources';
import { useLocation } from 'react-router-dom';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import type { FilterOption } from '../../../shared/list/filters/filter-fields.ts';
import { readListAddress } from '../../../shared/list/query/list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { securityHistoryKeys } from './keys.ts';

/** People, keys and devices with an event in the days of the address. */
const useHistoryChoices = () => {
  const client = useClient(securityHistory);
  const { search } = useLocation();
  const { range } = readListAddress(new URLSearchParams(search), []).query;
  const { data } = useSWR(
    securityHistoryKeys.of(useScope(), 'choices', range),
    async () => (await client.listSecurityHistoryChoices(range ? { query: range } : {})).data,
  );
  return data;
};

export const useActors = (): readonly FilterOption[] =>
  (useHistoryChoices()?.actors ?? []).map(({ id: value, name: label }) => ({ value, label }));

export const useDevices = (): readonly FilterOption[] =>
  (useHistoryChoices()?.devices ?? []).map((name) => ({ value: name, label: name }));
