import useSWR from 'swr';
import { type Facts, stringToSign } from './strings-to-sign.ts';

/** Computed locally and never sent. Stored in memory only while the page is open. */
export const useStringToSign = (facts: Facts): string | null => {
  const { data } = useSWR(['snap-string-to-sign', facts], ([, wanted]) => stringToSign(wanted), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  return data ?? null;
};
