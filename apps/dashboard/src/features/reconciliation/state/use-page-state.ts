import { useCallback } from 'react';
import useSWR from 'swr';
import { useScope } from '../../../shared/state/session.ts';

/**
 * State that survives leaving the page, because its links lead to records and Back returns here. It is in the cache of the signed-in
 * person, so that it ends with the sign-in, and nothing is stored.
 */
export const usePageState = <T>(name: string, initial: T) => {
  const [mode, merchant] = useScope();
  const { data = initial, mutate } = useSWR<T>([mode, merchant, 'reconciliation', name], null, {
    // The default compares ten thousand rows by their content.
    compare: Object.is,
  });
  const set = useCallback((value: T) => void mutate(value, { revalidate: false }), [mutate]);
  return [data, set] as const;
};
