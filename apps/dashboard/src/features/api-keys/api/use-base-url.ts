import useSWR from 'swr';
import { readBaseUrls } from '../../../shared/lib/clients.ts';
import { useSession } from '../../../shared/state/session.ts';

/** The base URL of this mode's API, for snippets. Undefined until it is known. */
export const useBaseUrl = (): string | undefined => {
  const { mode } = useSession();
  const { data } = useSWR('base-urls', readBaseUrls, { revalidateOnFocus: false, shouldRetryOnError: false });
  return data && new URL(data[mode], location.href).href.replace(/\/$/, '');
};
