import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { Link } from 'react-router-dom';
import { oneOrMany } from '../../../shared/i18n/one-or-many.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { ROW_LINK } from '../../../shared/ui/record/row-link.ts';
import { Section } from '../../../shared/ui/page/section.tsx';
import { disbursementPaths } from '../../../shared/paths/money-out/disbursements.ts';
import type { DisbursementTotals } from '../api/types.ts';
import { useDisbursementSnapshot } from '../api/use-disbursement-snapshot.ts';
import { SnapshotWaiting } from './snapshot-waiting.tsx';

/** Product spec §2: disbursements of the past 30 days that need attention. Each figure links to the list that it counts. */
export default function DisbursementSnapshot() {
  const t = useT('home');
  const { data, error, mutate } = useDisbursementSnapshot();
  if (!data && !error) return <SnapshotWaiting />;
  return (
    <Section title={t('snapshot.title')} description={t('snapshot.span')} padding="flush">
      {data ? (
        <Figures totals={data} />
      ) : (
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      )}
    </Section>
  );
}

const Figures = ({ totals }: { totals: DisbursementTotals }) => {
  const t = useT('home');
  const { count } = useFormat();
  const canApprove = may(useWho(), { permission: 'disbursement.approve', feature: 'disbursement' }).ok;
  const { to_approve: mine, need_approval: waiting, processing, failed_today: failed, from, to } = totals;
  const days = `from=${from}&to=${to}`;
  const approval = canApprove ? mine : waiting;
  const counted = (what: 'batches' | 'payouts', of: number) =>
    t(`snapshot.${what}.${oneOrMany(of)}`, { many: count(of) });
  const figures = [
    {
      key: 'approval',
      label: t(canApprove ? 'snapshot.toApprove' : 'snapshot.needApproval'),
      of: approval,
      unit: counted('batches', approval.count),
      more:
        waiting.count > approval.count
          ? t('snapshot.ofOthers', { many: count(waiting.count - approval.count) })
          : null,
      path: `${disbursementPaths.list}?${days}&status=need_approval`,
    },
    {
      key: 'failed',
      label: t('snapshot.failedToday'),
      of: failed,
      unit: counted('payouts', failed.count),
      more: null,
      path: `${disbursementPaths.items}?${days}&status=failed,partially_success&completed_from=${to}`,
    },
    {
      key: 'processing',
      label: t('snapshot.processing'),
      of: processing,
      unit: counted('batches', processing.count),
      more: null,
      path: `${disbursementPaths.list}?${days}&status=processing`,
    },
  ];
  return (
    <chakra.ul css={FIGURES}>
      {figures.map(({ key, label, of, unit, more, path }) => (
        <li key={key} data-figure={key} data-tone={key === 'failed' && of.count > 0 ? 'danger' : undefined}>
          <Link to={path} data-row-link="">
            {label}
          </Link>
          <strong>{unit}</strong>
          <chakra.span textStyle="small" color="fg.muted">
            {of.count === 0 ? (
              t(`snapshot.none.${key === 'failed' ? 'failed' : 'batch'}`)
            ) : (
              <>
                <Money value={of.amount} />
                {key === 'failed' ? null : ` ${t('snapshot.withFees')}`}
              </>
            )}
            {more ? ` · ${more}` : null}
          </chakra.span>
        </li>
      ))}
    </chakra.ul>
  );
};

const FIGURES = {
  ...ROW_LINK,
  listStyleType: 'none',
  m: '0',
  p: '0',
  mt: '3',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  borderTopWidth: '1px',
  borderColor: 'border.muted',
  '& li': {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: '0.5',
    px: { base: '4', sm: '5' },
    py: '3.5',
    fontVariantNumeric: 'tabular-nums',
    borderColor: 'border.muted',
  },
  '& li:not(:first-of-type)': {
    borderTopWidth: { base: '1px', md: '0' },
    borderInlineStartWidth: { md: '1px' },
  },
  '& li:hover': { bg: 'bg.subtle' },
  '& strong': { textStyle: 'section' },
  '& [data-tone=danger] strong': { color: 'danger.fg' },
} as const;
