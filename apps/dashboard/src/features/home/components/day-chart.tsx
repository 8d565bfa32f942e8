import { chakra } from '@chakra-ui/react';
import { formatDate, formatRupiah } from '@dasbor/domain/kernel';
import { useId, useState } from 'react';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { DayTotals } from '../api/types.ts';
import { shortRupiah } from '../presentation/short-rupiah.ts';
import { DayTable } from './day-table.tsx';

interface DayChartProps {
  days: readonly DayTotals[];
  /** The last day, which is not over yet. */
  today: string;
}

const HEIGHT = 168;
/** Room above the highest bar for its label. */
const HEAD = 20;
const GAP_SHARE = 0.28;

/** One bar per day, one hue; the highest and the last are labelled, every figure is in the table. */
export function DayChart({ days, today }: DayChartProps) {
  const t = useT('home');
  const language = useLanguage();
  const titleId = useId();
  const [asTable, setAsTable] = useState(false);
  const highest = days.reduce<DayTotals | undefined>(
    (best, day) => (!best || day.amount > best.amount ? day : best),
    undefined,
  );
  if (!highest || highest.amount === 0) return null;

  const summary = t('chart.summary', {
    amount: formatRupiah(highest.amount),
    date: formatDate(highest.date, language),
  });
  return (
    <chakra.figure m="0" mt="6" aria-labelledby={titleId}>
      <chakra.figcaption display="flex" justifyContent="space-between" alignItems="center" gap="3" mb="2">
        <chakra.span textStyle="label" color="fg.muted">
          <span id={titleId}>{t('chart.title')}</span>
        </chakra.span>
        <Button variant="quiet" size="xs" onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'chart.asChart' : 'chart.asTable')}
        </Button>
      </chakra.figcaption>
      {asTable ? (
        <DayTable days={days} />
      ) : (
        <chakra.div
          role="img"
          aria-label={`${t('chart.title')}. ${summary}`}
          css={BARS}
          data-dense={days.length > 31}
        >
          {days.map((day, index) => (
            <Bar
              key={day.date}
              day={day}
              share={day.amount / highest.amount}
              isToday={day.date === today}
              label={day === highest ? shortRupiah(day.amount, language) : null}
              edge={index === 0 ? 'start' : index === days.length - 1 ? 'end' : null}
              tick={hasTick(index, days.length) ? shortDate(formatDate(day.date, language)) : null}
            />
          ))}
        </chakra.div>
      )}
    </chakra.figure>
  );
}

interface BarProps {
  day: DayTotals;
  share: number;
  isToday: boolean;
  label: string | null;
  edge: 'start' | 'end' | null;
  tick: string | null;
}

function Bar({ day, share, isToday, label, edge, tick }: BarProps) {
  const t = useT('home');
  const language = useLanguage();
  const when = `${formatDate(day.date, language)}${isToday ? ` (${t('chart.today')})` : ''}`;
  return (
    <span data-part="day" title={`${when}: ${formatRupiah(day.amount)} · ${day.count}`}>
      <span data-part="column">
        {label ? (
          <span data-part="label" data-edge={edge}>
            {label}
          </span>
        ) : null}
        {/* A day with money is never drawn as a day without. */}
        <span
          data-part="bar"
          data-today={isToday}
          style={{ height: `${Math.max(share * 100, day.amount > 0 ? 1 : 0)}%` }}
        />
      </span>
      <span data-part="tick" data-edge={edge}>
        {tick}
      </span>
    </span>
  );
}

/** First, last, and evenly between, as many as fit without touching. */
function hasTick(index: number, count: number): boolean {
  if (count <= 8) return true;
  const step = Math.ceil(count / 6);
  return (count - 1 - index) % step === 0;
}

/** `15 Nov`: the year is in the heading. */
function shortDate(date: string): string {
  return date.split(' ').slice(0, 2).join(' ');
}

const BARS = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: { base: '2px', sm: `${GAP_SHARE}rem` },
  '& [data-part=day]': { display: 'grid', gridTemplateRows: `${HEIGHT}px auto`, minW: '0' },
  '& [data-part=day]:hover [data-part=bar]': { opacity: 0.75 },
  '& [data-part=column]': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    alignItems: 'center',
    pt: `${HEAD}px`,
    borderBottomWidth: '1px',
    borderColor: 'border.emphasized',
    position: 'relative',
  },
  '& [data-part=bar]': { width: '100%', maxW: '3.5rem', bg: 'brand.solid', borderTopRadius: '2px' },
  // Not over yet: hatched, so that a low last bar is not read as a fall.
  '& [data-part=bar][data-today=true]': {
    bg: 'repeating-linear-gradient(135deg, {colors.brand.solid} 0 3px, {colors.brand.emphasized} 3px 6px)',
  },
  '& [data-part=label]': {
    textStyle: 'small',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    lineHeight: '20px',
    mt: '-20px',
  },
  '& [data-part=tick]': {
    textStyle: 'caption',
    color: 'fg.subtle',
    whiteSpace: 'nowrap',
    textAlign: 'center',
    mt: '1.5',
    h: '4',
    display: 'flex',
    justifyContent: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-edge=start]': { alignSelf: 'flex-start', justifyContent: 'flex-start' },
  '& [data-edge=end]': { alignSelf: 'flex-end', justifyContent: 'flex-end' },
} as const;
