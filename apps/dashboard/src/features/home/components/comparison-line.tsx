import { chakra } from '@chakra-ui/react';
import { formatPercent } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { compare } from '../presentation/comparison.ts';

type ComparisonLineProps = {
  current: number;
  /** Null if there is no earlier range to compare with. */
  previous: number | null;
  days: number;
  format: (value: number) => string;
};

/** "13,4% lebih tinggi dari 7 hari sebelumnya": the words state the change, and the arrow only repeats it. */
export const ComparisonLine = ({ current, previous, days, format }: ComparisonLineProps) => {
  const t = useT('home');
  const language = useLanguage();
  if (previous === null) return <span>{t('compare.none', { days })}</span>;
  const comparison = compare(current, previous);

  if (comparison.kind === 'same' || comparison.kind === 'new') {
    return <span>{t(`compare.${comparison.kind}`, { days })}</span>;
  }
  const percent = formatPercent(comparison.percent, language);
  return (
    <span>
      <chakra.span
        aria-hidden="true"
        color={comparison.kind === 'higher' ? 'success.fg' : 'danger.fg'}
        me="1"
      >
        {comparison.kind === 'higher' ? '↑' : '↓'}
      </chakra.span>
      {t(`compare.${comparison.kind}`, { percent, days, value: format(previous) })}
    </span>
  );
};
