import { useSyncExternalStore } from 'react';

/** product spec §9: mobile is at most 576 px wide. */
const PHONE = '(max-width: 576px)';

export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(PHONE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
