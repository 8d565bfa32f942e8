import { useCallback, useSyncExternalStore } from 'react';

/** product spec §9: mobile is at most 576 px wide. */
export function useIsPhone(): boolean {
  return useMedia('(max-width: 576px)');
}

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
