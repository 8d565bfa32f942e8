import { chakra } from '@chakra-ui/react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { DisbursementItem } from '../../api/types.ts';
import { useRemarkWords } from '../../presentation/use-remark-words.ts';

/** The most serious remark, and the number of others. */
export const ItemRemark = ({ item, isBlock = false }: { item: DisbursementItem; isBlock?: boolean }) => {
  const t = useT('disbursements');
  const [first, ...more] = useRemarkWords()(item);
  if (first === undefined) return isBlock ? null : '–';
  const isGrave = item.failure_code !== null || item.issues.some(({ level }) => level === 'error');
  return (
    <chakra.span
      display={isBlock ? 'block' : 'inline-block'}
      maxW={isBlock ? 'none' : '26rem'}
      whiteSpace="normal"
      textStyle="small"
      color={isGrave ? 'fg.error' : 'fg.muted'}
      data-remark={item.id}
    >
      {more.length === 0 ? first : t('item.more', { first, more: more.length })}
    </chakra.span>
  );
};
