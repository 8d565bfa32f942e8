import { chakra } from '@chakra-ui/react';
import { addDays } from '@dasbor/domain/kernel';
import { LIST_POLICY } from '@dasbor/domain/lists';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useToday } from '../../../shared/lib/time/clock.tsx';
import { Status } from '../../../shared/status/status.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { ROW_LINK } from '../../../shared/ui/record/row-link.ts';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';
import { paymentPaths } from '../../../shared/paths/money-in/payments.ts';
import { paymentMeanings } from '../../../shared/payments/status-view.ts';
import type { StatusTotals } from '../api/types.ts';
import { useHomeSummary } from '../api/use-home-summary.ts';
import { usePaymentsByStatus } from '../api/use-payments-by-status.ts';
import type { HomeDays } from '../../../shared/paths/home.ts';

/** One row per status with label, bar, count and sum. Each links to the list that it counts. */
export const ByStatus = ({ days }: { days: HomeDays }) => {
  const t = useT('home');
  const { data: rows, error, mutate } = usePaymentsByStatus(days);
  return (
    <Section title={t('byStatus.title')} description={t('byStatus.note')} padding="flush">
      {rows ? (
        <Rows rows={rows} days={days} />
      ) : error ? (
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      ) : (
        <PageState kind="loading">
          <Waiting />
        </PageState>
      )}
    </Section>
  );
};

const Rows = ({ rows, days }: { rows: readonly StatusTotals[]; days: HomeDays }) => {
  const t = useT('home');
  const { count: inGroups } = useFormat();
  const deviceToday = useToday();
  // The figures end on the server's current day, and so do their lists.
  const today = useHomeSummary(days).data?.to ?? deviceToday;
  const most = Math.max(...rows.map((row) => row.count));
  if (rows.length === 0 || most === 0) {
    return (
      <chakra.p px="5" pb="5" textStyle="body" color="fg.muted">
        {t('byStatus.empty')}
      </chakra.p>
    );
  }
  // A list shows 31 days at most (product spec §5), so 60 days link to the newest 31.
  const listed = Math.min(days, LIST_POLICY.maxDays);
  const from = addDays(today, 1 - listed);
  // A completed payment counts on the day it was paid, so the list starts earlier to include payments created before.
  const listOf = (status: StatusTotals['status']) =>
    status === 'completed'
      ? {
          filters: { status: [status], completed_from: [from] },
          range: { from: addDays(today, 1 - LIST_POLICY.maxDays), to: today },
        }
      : { filters: { status: [status] }, range: { from, to: today } };
  return (
    <chakra.div containerType="inline-size">
      <chakra.ul css={ROWS}>
        {rows.map(({ status, count, amount }) => (
          <li key={status} data-status={status}>
            <Link to={paymentPaths.list(listOf(status))} data-row-link="">
              <Status of={paymentMeanings} is={status} />
            </Link>
            {/* The bar shows the share; the figures beside it state it. */}
            <span data-part="track" aria-hidden="true">
              {count > 0 ? <span data-part="bar" style={{ width: `${(count / most) * 100}%` }} /> : null}
            </span>
            <span data-part="count">{inGroups(count)}</span>
            <Money value={amount} />
          </li>
        ))}
      </chakra.ul>
      {listed < days ? (
        <chakra.p px="5" py="2.5" textStyle="small" color="fg.subtle" borderTopWidth="1px">
          {t('byStatus.cut', { days: listed })}
        </chakra.p>
      ) : null}
    </chakra.div>
  );
};

const Waiting = () =>
  [1, 2, 3, 4, 5, 6].map((row) => (
    <chakra.div
      key={row}
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      px="5"
      h="11"
    >
      <Skeleton height="5" width="6rem" />
      <Skeleton height="2" flex="1" />
      <Skeleton height="4" width="7rem" />
    </chakra.div>
  ));

/** Space for the longest status, a bar, and the two figures beside it. */
const WIDE = '@container (min-width: 30rem)';

const ROWS = {
  ...ROW_LINK,
  listStyleType: 'none',
  m: '0',
  p: '0',
  pb: '2',
  // Shared columns for all rows: as wide as the longest status and the longest sum.
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) minmax(3rem, max-content) minmax(9rem, max-content)',
    [WIDE]: 'max-content minmax(0, 1fr) minmax(3rem, max-content) minmax(9.75rem, max-content)',
  },
  columnGap: '3',
  '& li': {
    position: 'relative',
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    gridTemplateAreas: {
      base: `'status count amount' 'track track track'`,
      [WIDE]: `'status track count amount'`,
    },
    alignItems: 'center',
    rowGap: '1.5',
    px: { base: '4', [WIDE]: '5' },
    py: { base: '2', [WIDE]: '0' },
    minH: '11',
    textStyle: 'body',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  },
  '& li:hover': { bg: 'bg.subtle' },
  '& [data-row-link]': { textAlign: 'start' },
  '& [data-part=track]': {
    gridArea: 'track',
    height: { base: '1', [WIDE]: '2' },
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
  '& [data-part=count]': { fontWeight: 'semibold' },
} as const;
