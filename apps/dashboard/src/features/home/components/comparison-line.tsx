import { chakra } from '@chakra-ui/react';
import { formatPercent } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { compare } from '../presentation/comparison.ts';

interface ComparisonLineProps {
  current: number;
  previous: number;
  days: number;
  format: (value: number) => string;
}

/** "13,4% lebih tinggi dari 7 hari sebelumnya": in words and number, the arrow only repeats it. */
export function ComparisonLine({ current, previous, days, format }: ComparisonLineProps) {
  const t = useT('home');
  const language = useLanguage();
  const comparison = compare(current, previous);
  const before = t('compare.before', { value: format(previous) });

  if (comparison.kind === 'same' || comparison.kind === 'new') {
    return <span>{t(`compare.${comparison.kind}`, { days })}</span>;
  }
  const percent = formatPercent(comparison.percent, language);
  return (
    <span title={before}>
      <chakra.span
        aria-hidden="true"
        color={comparison.kind === 'higher' ? 'success.fg' : 'danger.fg'}
        me="1"
      >
        {comparison.kind === 'higher' ? '↑' : '↓'}
      </chakra.span>
      {t(`compare.${comparison.kind}`, { percent, days })}
    </span>
  );
}
