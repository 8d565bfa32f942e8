import { formatParam } from '@dasbor/domain/kernel';
import { useEffect, useState } from 'react';
import { refusedOrigin } from '../lib/clients.ts';
import type { Failure } from '../lib/failure.ts';
import { useMode } from '../state/session.ts';
import type { Language } from './i18n.ts';
import { useLanguage, useT } from './use-t.ts';

export type ProblemWords = {
  /** What happened. */
  title: string;
  /** What to do next. */
  action: string;
};

type Known = {
  title: string;
  action?: string;
  /** Formats a param: `need_approval` as `Menunggu persetujuan`. */
  values?: Readonly<Record<string, string>>;
};
type Catalogue = Readonly<Record<string, Known>>;

/** The texts of an error. Those of contract codes are loaded when a screen first needs them. */
export const useProblemWords = (failure: Failure): ProblemWords => {
  const t = useT('shared');
  const language = useLanguage();
  const mode = useMode();
  const catalogue = useCatalogue();
  if (failure.code && !catalogue) return { title: '…', action: '' };
  const known = failure.code ? catalogue?.[failure.code] : undefined;
  if (known) {
    const { title, action = '', values } = known;
    const filled = (text: string) => fill(text, failure.params, language, values);
    return { title: filled(title), action: filled(action) };
  }
  if (failure.kind === 'network') {
    if (failure.timedOut) return { title: t('failure.timeout.title'), action: t('failure.timeout.action') };
    const help =
      refusedOrigin && mode === 'sandbox'
        ? t('failure.network.refused', { origin: refusedOrigin })
        : t('failure.network.action');
    return { title: t('failure.network.title'), action: help };
  }
  if (failure.kind === 'page') {
    const help = navigator.onLine ? 'failure.page.renewed' : 'failure.network.action';
    return { title: t('failure.page.title'), action: t(help) };
  }
  if (failure.kind === 'rate-limited') {
    const seconds = failure.retryAfterSeconds ?? 60;
    return { title: t('failure.rateLimited.title'), action: t('failure.rateLimited.action', { seconds }) };
  }
  const help = failure.requestId ? 'failure.unexpected.action' : 'failure.unexpected.here';
  return { title: t('failure.unexpected.title'), action: t(help) };
};

/** One sentence for a validation error beside a field, before anything is sent. */
export const useCodeWords = (): ((
  code: string | undefined,
  params?: Failure['params'],
) => string | undefined) => {
  const language = useLanguage();
  const catalogue = useCatalogue();
  return (code, params) => {
    if (code === undefined) return undefined;
    // A newer server may send a code that has no text here yet.
    const known = catalogue?.[code] ?? catalogue?.['DPAY_FIELD_INVALID'];
    return known ? fill(known.title, params, language, known.values) : '…';
  };
};

/** Formats a param of a code: `payment.view` as `Lihat pembayaran`. */
export const useValueWords = (code: string): ((value: string) => string) => {
  const catalogue = useCatalogue();
  return (value) => (catalogue ? (catalogue[code]?.values?.[value] ?? value) : '…');
};

/** `Nominal minimal Rp {minimum}.` Groups digits. A missing param shows its name, never `undefined`. */
export const fill = (
  text: string,
  params: Failure['params'] = {},
  language: Language,
  values: Known['values'] = {},
): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? name;
    return formatParam(name, values[value] ?? value, language);
  });

const loaded = new Map<Language, Catalogue>();

export const loadProblemWords = async (language: Language): Promise<Catalogue> => {
  const words: Catalogue =
    language === 'en'
      ? (await import('./problems.en.gen.json')).default
      : (await import('./problems.id.gen.json')).default;
  loaded.set(language, words);
  return words;
};

const useCatalogue = (): Catalogue | undefined => {
  const language = useLanguage();
  const [, redraw] = useState(0);
  useEffect(() => {
    if (loaded.has(language)) return;
    let current = true;
    loadProblemWords(language).then(
      () => current && redraw((count) => count + 1),
      // Retry on the next request.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [language]);
  return loaded.get(language);
};
