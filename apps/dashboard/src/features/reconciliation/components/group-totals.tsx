import { chakra } from '@chakra-ui/react';
import type { GroupTotal } from '@dasbor/domain/reconciliation';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWords } from '../presentation/use-words.ts';

/** What a group adds up to at the bank and here; a side without money is left out. */
export const GroupTotals = ({ total }: { total: GroupTotal }) => {
  const t = useT('reconciliation');
  const { sum } = useWords();
  const sides = (['bank', 'ours'] as const)
    .map((side) => ({
      side,
      parts: (['in', 'out'] as const).flatMap((direction) => {
        const part = total[side][direction];
        return part.amount === 0 && part.sen === 0 ? [] : [t(`total.${direction}`, { amount: sum(part) })];
      }),
    }))
    .filter(({ parts }) => parts.length > 0);
  return (
    <chakra.dl display="flex" flexWrap="wrap" columnGap="6" rowGap="1" m="0" textStyle="small" data-totals="">
      {sides.map(({ side, parts }) => (
        <chakra.div key={side} display="flex" flexWrap="wrap" columnGap="2">
          <chakra.dt color="fg.muted">{t(`total.${side}`)}</chakra.dt>
          <chakra.dd m="0" fontWeight="medium" fontVariantNumeric="tabular-nums">
            {parts.join(' · ')}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
};
