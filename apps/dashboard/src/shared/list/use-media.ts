import { useSyncExternalStore } from 'react';

/** product spec §9: mobile is at most 576 px wide. */
const PHONE = '(max-width: 576px)';

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);

const subscribe = (onChange: () => void): (() => void) => {
  const media = matchMedia(PHONE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};
