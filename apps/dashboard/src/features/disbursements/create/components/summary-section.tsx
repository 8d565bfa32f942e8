import { chakra } from '@chakra-ui/react';
import { decideBatchSize, DISBURSEMENT_POLICY, type Payout } from '@dasbor/domain/disbursements';
import { memo, useMemo } from 'react';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Money } from '../../../../shared/ui/money.tsx';
import { Section } from '../../../../shared/ui/page/section.tsx';
import { StatusBadge } from '../../../../shared/ui/status-badge.tsx';
import type { Bank } from '../../api/types.ts';
import type { Grid } from '../../../../shared/intake/rows/grid.ts';
import type { Counts, RowStatus } from '../../../../shared/intake/rows/row-status.ts';
import { noticeOf } from '../notice.ts';
import { SummaryLines } from './summary-lines.tsx';

type SummarySectionProps = {
  grid: Grid<Payout>;
  counts: Counts;
  banks: readonly Bank[];
  /** Undefined if it is unknown or the user may not see it. */
  available: number | undefined;
};

/** Shows first how many rows can be paid, their total, and whether the balance is enough. */
export const SummarySection = memo(function SummarySection(props: SummarySectionProps) {
  const { grid, counts, banks, available } = props;
  const notice = useMemo(() => noticeOf(grid, banks), [grid, banks]);
  const t = useT('create');
  const { count, rupiah } = useFormat();
  const size = decideBatchSize(notice);
  const isTooMany = !size.ok && notice.transfers > DISBURSEMENT_POLICY.mostTransfers;

  return (
    <Section aria-label={t('summary.title')}>
      <chakra.div
        display="grid"
        columnGap="8"
        rowGap="3"
        alignItems="end"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr)' }}
      >
        <div>
          <chakra.p textStyle="small" color="fg.muted">
            {t('summary.total')}
          </chakra.p>
          <chakra.p textStyle="amount" data-summary="total">
            <Money value={notice.total} />
          </chakra.p>
        </div>
        <SummaryLines
          lines={[
            {
              key: 'amount',
              label: t('summary.amount', { many: count(notice.payouts) }),
              amount: notice.amount,
            },
            { key: 'fee', label: t('summary.fee', { many: count(notice.transfers) }), amount: notice.fee },
            { key: 'ppn', label: t('summary.ppn'), amount: notice.ppn },
          ]}
        />
        <chakra.div
          gridColumn="1 / -1"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="4"
          rowGap="2"
        >
          <chakra.ul listStyleType="none" m="0" p="0" display="flex" flexWrap="wrap" gap="2">
            {STATUSES.map(({ status, tone }) =>
              counts[status] === 0 && status !== 'ready' ? null : (
                <li key={status} data-status={status}>
                  <StatusBadge
                    tone={tone}
                    size="md"
                    icon={status === 'warning' ? 'warning' : status === 'invalid' ? 'failed' : 'done'}
                    label={`${t(`summary.${status}`)}: ${count(counts[status])}`}
                  />
                </li>
              ),
            )}
          </chakra.ul>
          <chakra.div textStyle="small" color="fg.muted" display="grid" gap="1">
            {counts.invalid > 0 ? <p>{t('summary.without')}</p> : null}
            {notice.split > 0 ? (
              <p data-summary="split">
                {t('summary.split', {
                  payouts: count(notice.split),
                  transfers: count(notice.transfers - notice.payouts + notice.split),
                })}
              </p>
            ) : null}
            {isTooMany ? (
              <chakra.p color="danger.fg">
                {t('summary.tooMany', {
                  many: count(notice.transfers),
                  maximum: count(DISBURSEMENT_POLICY.mostTransfers),
                })}
              </chakra.p>
            ) : null}
            {available === undefined ? null : available >= notice.total ? (
              <p>{t('summary.enough', { available: rupiah(available) })}</p>
            ) : (
              <chakra.p color="warning.fg" fontWeight="semibold">
                {t('summary.short', {
                  available: rupiah(available),
                  lacking: rupiah(notice.total - available),
                })}
              </chakra.p>
            )}
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </Section>
  );
});

const STATUSES: readonly { status: RowStatus; tone: 'success' | 'warning' | 'danger' }[] = [
  { status: 'ready', tone: 'success' },
  { status: 'warning', tone: 'warning' },
  { status: 'invalid', tone: 'danger' },
];
