import { useT } from '../i18n/use-t.ts';
import { type Meanings, type NamedStatus, namedStatus } from './meanings.ts';

/** The word, tone and icon of a noun's status, for its badge, filter, timeline and exported file alike. */
export function useStatusOf<S extends string>(meanings: Meanings<S>): (raw: string) => NamedStatus {
  const t = useT('status');
  return (raw) => namedStatus(meanings, raw, (meaning) => t(meaning));
}
