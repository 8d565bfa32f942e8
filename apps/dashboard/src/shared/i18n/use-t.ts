import type { TFunction } from 'i18next';
import { useMemo, useSyncExternalStore } from 'react';
import type { Namespace } from './i18next.d.ts';
import { i18n, type Language } from './i18n.ts';
import { currentLanguage } from './locale.ts';

/** `const t = useT('orders'); t('list.title')`. Rerenders when the language changes. */
export const useT = <N extends Namespace>(namespace: N): TFunction<[N]> => {
  const language = useLanguage();
  return useMemo(() => i18n.getFixedT(language, [namespace]) as TFunction<[N]>, [language, namespace]);
};

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage, currentLanguage);

const subscribe = (onChange: () => void): (() => void) => {
  i18n.on('languageChanged', onChange);
  return () => i18n.off('languageChanged', onChange);
};
