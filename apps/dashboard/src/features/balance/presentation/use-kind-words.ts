import { useT } from '../../../shared/i18n/use-t.ts';
import { kindWord } from './entry-kinds.ts';

/** What an entry was, in words; a kind that this build does not know stands as the server named it. */
export function useKindWords(): (kind: string) => string {
  const t = useT('balance');
  return (kind) => {
    const word = kindWord(kind);
    return word ? t(`kind.${word}`) : kind;
  };
}
