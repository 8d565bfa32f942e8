import { useT } from '../../../shared/i18n/use-t.ts';
import { kindWord } from './entry-kinds.ts';

/** The name of an entry's kind. A kind unknown to this build keeps the server's name. */
export const useKindWords = (): ((kind: string) => string) => {
  const t = useT('balance');
  return (kind) => {
    const word = kindWord(kind);
    return word ? t(`kind.${word}`) : kind;
  };
};
