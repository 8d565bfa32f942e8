import type { components } from '@dasbor/sdk';
import { search } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { searchKeys } from './keys.ts';

export type SearchHit = components['schemas']['SearchHit'];

/** The contract requires at least two characters. */
const SHORTEST = 2;

export const useSearch = (text: string) => {
  const client = useClient(search);
  const key = searchKeys.hits(useScope(), text);
  return useSWR(
    text.length < SHORTEST ? null : key,
    async () => (await client.search({ query: { q: text } })).data,
    { keepPreviousData: true, shouldRetryOnError: false },
  );
};
