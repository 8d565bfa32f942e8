import { chakra } from '@chakra-ui/react';
import { type CalendarDate, formatDate, formatMonth, isCalendarDate } from '@dasbor/domain/kernel';
import type { DateRange } from '@dasbor/domain/lists';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useLanguage, useT } from '../../i18n/use-t.ts';
import { IconButton } from '../../ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { addMonths, dayAfterKey, firstOf, rangeBetween, sameMonth, weeksOf } from './month-grid.ts';

type CalendarProps = {
  range: DateRange;
  /** The first and last selectable day. */
  within: DateRange;
  onChange: (range: DateRange) => void;
};

/** One month for choosing two days. Arrow keys move by days and weeks, Page Up and Page Down by months. */
export const Calendar = ({ range, within, onChange }: CalendarProps) => {
  const t = useT('list');
  const language = useLanguage();
  const body = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState(isCalendarDate(range.to) ? range.to : within.to);
  const [begun, setBegun] = useState<CalendarDate | null>(null);

  const pick = (day: CalendarDate) => {
    setFocused(day);
    setBegun(begun === null ? day : null);
    onChange(rangeBetween(begun ?? day, day));
  };

  const moveByKey = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, focused, within);
    if (next === null) return;
    event.preventDefault();
    setFocused(next);
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  };

  const turn = (months: 1 | -1) => {
    const day = addMonths(focused, months);
    setFocused(day < within.from ? within.from : day > within.to ? within.to : day);
  };
  return (
    <chakra.div css={CALENDAR}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" mb="1">
        <IconButton
          size="sm"
          label={t('range.monthBefore')}
          disabled={firstOf(focused) <= within.from}
          onClick={() => turn(-1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <chakra.span textStyle="label" aria-live="polite">
          {formatMonth(focused, language)}
        </chakra.span>
        <IconButton
          size="sm"
          label={t('range.monthAfter')}
          disabled={sameMonth(focused, within.to)}
          onClick={() => turn(1)}
        >
          <ChevronRightIcon />
        </IconButton>
      </chakra.div>
      <table aria-label={formatMonth(focused, language)}>
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col">
                {weekday[language].format(new Date(`${day}T00:00:00Z`))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {weeksOf(focused).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, place) => (
                <td key={day ?? place} data-in={day !== null && day >= range.from && day <= range.to}>
                  {day === null ? null : (
                    <button
                      type="button"
                      tabIndex={day === focused ? 0 : -1}
                      disabled={day < within.from || day > within.to}
                      aria-label={formatDate(day, language)}
                      aria-pressed={day === range.from || day === range.to}
                      aria-current={day === within.to ? 'date' : undefined}
                      onClick={() => pick(day)}
                      onKeyDown={moveByKey}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </chakra.div>
  );
};

/** Any week from Monday to Sunday, for the weekday names. */
const WEEKDAYS = [5, 6, 7, 8, 9, 10, 11].map((day) => `2026-01-${String(day).padStart(2, '0')}`);
const weekday = {
  id: new Intl.DateTimeFormat('id-ID', { weekday: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }),
};

const CALENDAR = {
  // Always six weeks high, so that changing the month does not shift the layout.
  minH: '17rem',
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& th': { h: '7', textStyle: 'caption', color: 'fg.subtle', fontWeight: 'medium' },
  '& td': { p: '0', py: '1px' },
  '& td[data-in=true]': { bg: 'brand.subtle' },
  '& td button': {
    width: '100%',
    h: '8',
    borderRadius: 'control',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    color: 'fg',
    cursor: 'pointer',
  },
  '& td button:hover': { bg: 'bg.muted' },
  '& td button:disabled': { opacity: 0.4, bg: 'transparent', cursor: 'default' },
  '& td button:focus-visible': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '-2px' },
  '& td button[aria-current]': {
    fontWeight: 'bold',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
  '& td button[aria-pressed=true]': { bg: 'brand.solid', color: 'brand.contrast', fontWeight: 'semibold' },
} as const;
