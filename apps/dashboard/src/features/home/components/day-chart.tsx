import { chakra } from '@chakra-ui/react';
import { formatDate, formatRupiahShort } from '@dasbor/domain/kernel';
import { useId, useState } from 'react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { DayTotals } from '../api/types.ts';
import { DayTable } from './day-table.tsx';

interface DayChartProps {
  days: readonly DayTotals[];
  /** The last day, which is not over yet. */
  today: string;
}

const HEIGHT = 168;
/** Room above the highest bar for its label. */
const HEAD = 20;

/** One bar per day, one hue; the highest and the last are labelled, every figure is in the table. */
export function DayChart({ days, today }: DayChartProps) {
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
          <span id={titleId}>{t('chart.title')}</span>
        </chakra.span>
        <Button variant="quiet" size="xs" me="-2" onClick={() => setAsTable(!asTable)}>
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
          data-dense={days.length > 8}
        >
          {days.map((day, index) => (
            <Bar
              key={day.date}
              day={day}
              share={day.amount / highest.amount}
              isToday={day.date === today}
              label={day === highest ? formatRupiahShort(day.amount, language) : null}
              edge={edgeOf(index, days.length)}
              tick={tickOf(index, days.length)}
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
  tick: Tick | null;
}

function Bar({ day, share, isToday, label, edge, tick }: BarProps) {
  const t = useT('home');
  const format = useFormat();
  const language = useLanguage();
  const when = `${formatDate(day.date, language)}${isToday ? ` (${t('chart.today')})` : ''}`;
  return (
    <span data-part="day" title={`${when}: ${format.rupiah(day.amount)} · ${format.count(day.count)}`}>
      <span data-part="column">
        {/* A day with money is never drawn as a day without. */}
        <span
          data-part="bar"
          data-today={isToday}
          style={{ height: `${Math.max(share * 100, day.amount > 0 ? 1 : 0)}%` }}
        >
          {label ? (
            <span data-part="label" data-edge={edge}>
              {label}
            </span>
          ) : null}
        </span>
      </span>
      <span data-part="tick" data-edge={edge} data-tick={tick}>
        {tick ? <Day date={formatDate(day.date, language)} /> : null}
      </span>
    </span>
  );
}

/** Which end of a chart a bar stands at, close enough for its words to reach over. */
function edgeOf(index: number, count: number): 'start' | 'end' | null {
  if (index / count < 0.08) return 'start';
  return (count - 1 - index) / count < 0.08 ? 'end' : null;
}

/** `whole` has its month everywhere; `day` only where there is room; `spare` is left out where there is none. */
type Tick = 'whole' | 'day' | 'spare';

/** Last, and evenly before it, as many as fit without touching. */
function tickOf(index: number, count: number): Tick | null {
  if (count <= 8) return index === 0 ? 'whole' : 'day';
  const step = Math.ceil(count / 6);
  const back = count - 1 - index;
  if (back % step !== 0) return null;
  return (back / step) % 2 === 0 ? 'whole' : 'spare';
}

/** `15 Nov`: the year is in the heading. */
function Day({ date }: { date: string }) {
  const [day, month] = date.split(' ');
  return (
    <>
      {day}
      <span>&nbsp;{month}</span>
    </>
  );
}

const BARS = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '& [data-part=day]': { display: 'grid', gridTemplate: `${HEIGHT}px 1.5rem / minmax(0, 1fr)` },
  '& [data-part=day]:hover [data-part=bar]': { opacity: 0.75 },
  '& [data-part=column]': {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'flex-end',
    pt: `${HEAD}px`,
    px: { base: 'max(1px, 5%)', md: '8%' },
    borderBottomWidth: '1px',
    borderColor: 'border.emphasized',
  },
  '& [data-part=bar]': {
    position: 'relative',
    width: '100%',
    maxW: '4.5rem',
    bg: 'brand.solid',
    borderTopRadius: '2px',
  },
  // Not over yet: hatched, so that a low last bar is not read as a fall.
  '& [data-part=bar][data-today=true]': {
    bg: 'repeating-linear-gradient(135deg, {colors.brand.solid} 0 3px, {colors.brand.emphasized} 3px 6px)',
  },
  '& [data-part=label]': {
    position: 'absolute',
    bottom: '100%',
    left: '50%',
    transform: 'translateX(-50%)',
    textStyle: 'small',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    lineHeight: `${HEAD}px`,
  },
  '& [data-part=tick]': {
    textStyle: 'caption',
    color: 'fg.subtle',
    whiteSpace: 'nowrap',
    mt: '1.5',
    display: 'flex',
    justifyContent: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-tick=day] span': { display: { base: 'none', sm: 'inline' } },
  '& [data-tick=spare]': { visibility: { base: 'hidden', sm: 'visible' } },
  // On narrow columns, and among many, words at the ends stay inside the chart.
  '& [data-part=label][data-edge=start]': {
    left: { base: '0', sm: '50%' },
    transform: { base: 'none', sm: 'translateX(-50%)' },
  },
  '& [data-part=label][data-edge=end]': {
    left: { base: 'auto', sm: '50%' },
    right: { base: '0', sm: 'auto' },
    transform: { base: 'none', sm: 'translateX(-50%)' },
  },
  '&[data-dense=true] [data-edge=start]': { left: '0', transform: 'none', justifyContent: 'flex-start' },
  '&[data-dense=true] [data-edge=end]': {
    left: 'auto',
    right: '0',
    transform: 'none',
    justifyContent: 'flex-end',
  },
} as const;
