import { chakra } from '@chakra-ui/react';
import { formatDate } from '@dasbor/domain/kernel';
import { Link } from 'react-router-dom';
import { oneOrMany } from '../../../shared/i18n/one-or-many.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { settlementPaths } from '../../../shared/paths/money-in/settlements.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { ROW_LINK } from '../../../shared/ui/record/row-link.ts';
import type { SettlementsOverview } from '../api/types.ts';

/** A working week; the calendar has the other days. */
const SHOWN = 5;

/** What waits by due day. Each day links to its payments. */
export const DueDays = ({ days }: { days: SettlementsOverview['waiting']['days'] }) => {
  const t = useT('cards');
  const language = useLanguage();
  const { count } = useFormat();
  const most = Math.max(...days.map(({ amount }) => amount), 1);
  const more = days.length - SHOWN;
  return (
    <chakra.div>
      <chakra.h3 textStyle="label" color="fg.muted" mb="1">
        {t('settlements.days')}
      </chakra.h3>
      <chakra.ul css={ROWS}>
        {days.slice(0, SHOWN).map(({ date, payment_count: payments, amount }) => (
          <li key={date} data-day={date}>
            <Link to={settlementPaths.calendarDay(date)} data-row-link="">
              {formatDate(date, language)}
            </Link>
            {/* The bar shows the share; the figures beside it state it. */}
            <span data-part="track" aria-hidden="true">
              <span data-part="bar" style={{ width: `${(amount / most) * 100}%` }} />
            </span>
            <span data-part="count">
              {t(`settlements.payments.${oneOrMany(payments)}`, { many: count(payments) })}
            </span>
            <Money value={amount} />
          </li>
        ))}
      </chakra.ul>
      {more > 0 ? (
        <AppLink to={settlementPaths.calendar} textStyle="small">
          {t(`settlements.more.${oneOrMany(more)}`, { many: count(more) })}
        </AppLink>
      ) : null}
    </chakra.div>
  );
};

const ROWS = {
  ...ROW_LINK,
  listStyleType: 'none',
  m: '0',
  p: '0',
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) max-content',
    md: 'max-content minmax(0, 1fr) max-content minmax(9rem, max-content)',
  },
  columnGap: '4',
  '& li': {
    position: 'relative',
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    minH: '9',
    textStyle: 'body',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  },
  '& [data-row-link]': { textAlign: 'start' },
  '& [data-part=track]': {
    display: { base: 'none', md: 'block' },
    height: '2',
    bg: 'bg.subtle',
    borderRadius: 'full',
    overflow: 'hidden',
  },
  '& [data-part=bar]': {
    display: 'block',
    height: '100%',
    minW: '2px',
    bg: 'brand.solid',
    borderRadius: 'full',
  },
  '& [data-part=count]': { display: { base: 'none', md: 'inline' }, color: 'fg.muted', textStyle: 'small' },
} as const;
