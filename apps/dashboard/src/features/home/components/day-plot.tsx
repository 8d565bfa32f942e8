import { chakra } from '@chakra-ui/react';
import { formatDate, formatRupiahShort } from '@dasbor/domain/kernel';
import { type CSSProperties, type PointerEvent, useId, useRef, useState } from 'react';
import { oneOrMany } from '../../../shared/i18n/one-or-many.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import type { DayTotals } from '../api/types.ts';
import { amountAxis } from '../presentation/amount-axis.ts';
import { tickOf } from '../presentation/day-ticks.ts';
import { PLOT } from './day-plot-css.ts';

type DayPlotProps = {
  days: readonly DayTotals[];
  /** The last day, which is not over yet. */
  today: string;
  highest: DayTotals;
  labelId: string;
  summary: string;
};

/**
 * Axis, bars and the figures of one day. The user selects the day by pointer, or by keyboard or screen reader through an
 * invisible range input over the bars.
 */
export const DayPlot = ({ days, today, highest, labelId, summary }: DayPlotProps) => {
  const t = useT('home');
  const language = useLanguage();
  const format = useFormat();
  const summaryId = useId();
  const slider = useRef<HTMLInputElement>(null);
  const last = days.length - 1;
  const [chosen, setChosen] = useState(last);
  const [isShown, setShown] = useState(false);
  // A shorter range may have replaced the one in which the day was selected.
  const at = Math.min(chosen, last);
  const axis = amountAxis(highest.amount);
  const top = axis.at(-1) ?? highest.amount;

  const dateOf = ({ date }: DayTotals) =>
    `${formatDate(date, language)}${date === today ? ` (${t('chart.today')})` : ''}`;
  const paymentsOf = ({ count }: DayTotals) =>
    t(`chart.payments.${oneOrMany(count)}`, { many: format.count(count) });

  const show = (index: number) => {
    setChosen(index);
    setShown(true);
  };

  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    show(Math.max(0, Math.min(last, Math.floor(share * days.length))));
  };

  const day = days[at];
  return (
    <chakra.div css={PLOT} data-dense={days.length > 8}>
      <span data-part="axis" aria-hidden="true">
        {axis.map((amount) => (
          <span key={amount}>{formatRupiahShort(amount, language)}</span>
        ))}
      </span>
      <div
        data-part="days"
        onPointerMove={follow}
        onPointerDown={(event) => {
          // Moves focus to the slider. A touch elsewhere takes it away again.
          event.preventDefault();
          slider.current?.focus({ preventScroll: true });
          follow(event);
        }}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse') setShown(false);
        }}
      >
        <span data-part="lines" aria-hidden="true">
          {axis.map((amount) => (
            <span key={amount} />
          ))}
        </span>
        {days.map((each, index) => (
          <span key={each.date} data-part="day" data-chosen={isShown && index === at} aria-hidden="true">
            <span data-part="column">
              {/* A day with money always has a visible bar. */}
              <span
                data-part="bar"
                data-today={each.date === today}
                style={{ height: `${Math.max((each.amount / top) * 100, each.amount > 0 ? 1 : 0)}%` }}
              >
                {each === highest ? (
                  <span data-part="label" data-edge={edgeOf(index, days.length)}>
                    {formatRupiahShort(each.amount, language)}
                  </span>
                ) : null}
              </span>
            </span>
            <span
              data-part="tick"
              data-edge={edgeOf(index, days.length)}
              data-tick={tickOf(index, days.length)}
            >
              {tickOf(index, days.length) ? <Day date={formatDate(each.date, language)} /> : null}
            </span>
          </span>
        ))}
        <chakra.span id={summaryId} srOnly>
          {summary}
        </chakra.span>
        <input
          ref={slider}
          type="range"
          min={0}
          max={last}
          value={at}
          aria-labelledby={labelId}
          aria-describedby={summaryId}
          aria-valuetext={day && `${dateOf(day)}: ${format.rupiah(day.amount)} · ${paymentsOf(day)}`}
          onChange={(event) => show(Number(event.currentTarget.value))}
          onFocus={() => setShown(true)}
          onBlur={() => setShown(false)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setShown(false);
          }}
        />
        {day && isShown ? (
          <span
            data-part="tip"
            aria-hidden="true"
            style={
              {
                '--at': `${((at + 0.5) / days.length) * 100}%`,
                '--share': day.amount / top,
              } as CSSProperties
            }
          >
            <strong>{format.rupiah(day.amount)}</strong>
            {paymentsOf(day)}
            <span>{dateOf(day)}</span>
          </span>
        ) : null}
      </div>
    </chakra.div>
  );
};

/** The end of the chart that a bar is close to, so that its label could overflow. */
const edgeOf = (index: number, count: number): 'start' | 'end' | null => {
  if (index / count < 0.08) return 'start';
  return (count - 1 - index) / count < 0.08 ? 'end' : null;
};

/** `15 Nov`: the year is in the heading. */
const Day = ({ date }: { date: string }) => {
  const [day, month] = date.split(' ');
  return (
    <>
      {day}
      <span>&nbsp;{month}</span>
    </>
  );
};
