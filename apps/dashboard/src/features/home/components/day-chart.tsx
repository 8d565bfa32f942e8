import { chakra } from '@chakra-ui/react';
import { formatDate } from '@dasbor/domain/kernel';
import { useId, useState } from 'react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { DayTotals } from '../api/types.ts';
import { DayPlot } from './day-plot.tsx';
import { DayTable } from './day-table.tsx';

type DayChartProps = {
  days: readonly DayTotals[];
  /** The last day, which is not over yet. */
  today: string;
  /** What the bars are; the amount received per day by default. */
  title?: string;
  /** The address of a day's records. */
  linkOf?: (date: string) => string;
};

/** One bar per day, with an axis. Hover, touch and arrow keys show the figures of a day, and the table shows all of them. */
export const DayChart = ({ days, today, title, linkOf }: DayChartProps) => {
  const t = useT('home');
  const language = useLanguage();
  const format = useFormat();
  const titleId = useId();
  const [asTable, setAsTable] = useState(false);
  const highest = days.reduce<DayTotals | undefined>(
    (best, day) => (!best || day.amount > best.amount ? day : best),
    undefined,
  );
  if (!highest || highest.amount === 0) return null;

  const summary = t('chart.summary', {
    amount: format.rupiah(highest.amount),
    date: formatDate(highest.date, language),
  });
  return (
    <chakra.figure m="0" mt="6" aria-labelledby={titleId}>
      <chakra.figcaption display="flex" justifyContent="space-between" alignItems="center" gap="3" mb="2">
        <chakra.span textStyle="label" color="fg.muted">
          <span id={titleId}>{title ?? t('chart.title')}</span>
        </chakra.span>
        <Button variant="quiet" size="xs" me="-2" onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'chart.asChart' : 'chart.asTable')}
        </Button>
      </chakra.figcaption>
      {asTable ? (
        <DayTable days={days} title={title ?? t('chart.title')} linkOf={linkOf} />
      ) : (
        <DayPlot days={days} today={today} highest={highest} labelId={titleId} summary={summary} />
      )}
    </chakra.figure>
  );
};
