import { useT } from '../i18n/use-t.ts';
import { type Meanings, type NamedStatus, namedStatus } from './meanings.ts';

/** The text, tone and icon of a status, for badges, filters, timelines and exports. */
export const useStatusOf = <S extends string>(meanings: Meanings<S>): ((raw: string) => NamedStatus) => {
  const t = useT('status');
  return (raw) => namedStatus(meanings, raw, (meaning) => t(meaning));
};
