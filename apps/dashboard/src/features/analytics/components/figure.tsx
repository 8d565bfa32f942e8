import { chakra } from '@chakra-ui/react';
import { formatDate, formatPercent } from '@dasbor/domain/kernel';
import type { ReactNode } from 'react';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { FIGURES } from '../../../shared/ui/record/figures.ts';
import { compare } from '../../home/public.ts';

type Days = { from: string; to: string };

export const Figures = ({ children }: { children: ReactNode }) => (
  <chakra.dl css={WITHIN_A_CHART}>{children}</chakra.dl>
);

type FigureProps = { label: string; value: ReactNode; children?: ReactNode };

export const Figure = ({ label, value, children }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd data-part="value">{value}</dd>
    {children ? <dd data-part="context">{children}</dd> : null}
  </div>
);

type ChangeProps = {
  current: number;
  /** Null if there is no earlier range to compare with. */
  previous: number | null;
  days: Days;
  format: (value: number) => string;
};

/** "13,4% lebih tinggi dari 8 Nov – 14 Nov": the words state the change. */
export const Change = ({ current, previous, days, format }: ChangeProps) => {
  const t = useT('analytics');
  const language = useLanguage();
  if (previous === null) return <span>{t('compare.none')}</span>;
  const span = { from: formatDate(days.from, language), to: formatDate(days.to, language) };
  const change = compare(current, previous);
  if (change.kind === 'same' || change.kind === 'new')
    return <span>{t(`compare.${change.kind}`, span)}</span>;
  const percent = formatPercent(change.percent, language);
  return <span>{t(`compare.${change.kind}`, { ...span, percent, value: format(previous) })}</span>;
};

type RateChangeProps = {
  current: number | null;
  /** Null if nothing was counted in the earlier range. */
  previous: number | null;
  days: Days;
  isComparable: boolean;
};

/** A change of a rate, in percentage points. */
export const RateChange = ({ current, previous, days, isComparable }: RateChangeProps) => {
  const t = useT('analytics');
  const language = useLanguage();
  if (current === null) return null;
  if (!isComparable) return <span>{t('compare.none')}</span>;
  const span = { from: formatDate(days.from, language), to: formatDate(days.to, language) };
  if (previous === null) return <span>{t('compare.new', span)}</span>;
  // Of the rates as they are shown.
  const points = Math.round((toTenth(current) - toTenth(previous)) * 10) / 10;
  if (points === 0) return <span>{t('compare.same', span)}</span>;
  const words = {
    ...span,
    points: formatPercent(Math.abs(points), language).slice(0, -1),
    value: formatPercent(previous, language),
  };
  return <span>{t(points > 0 ? 'compare.pointsUp' : 'compare.pointsDown', words)}</span>;
};

const toTenth = (rate: number): number => Math.round(rate * 10) / 10;

const WITHIN_A_CHART = {
  ...FIGURES,
  px: { base: '4', sm: '5' },
  pb: '4',
  gridTemplateColumns: { base: '1fr', md: 'repeat(auto-fit, minmax(12rem, 1fr))' },
} as const;
