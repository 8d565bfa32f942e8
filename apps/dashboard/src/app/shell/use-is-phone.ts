import { useSyncExternalStore } from 'react';

/** product spec §9: mobile is at most 576 px wide. */
const query = '(max-width: 576px)';

export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
