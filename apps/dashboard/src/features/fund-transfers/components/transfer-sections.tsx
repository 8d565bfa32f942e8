import {
  BreakdownSection,
  DetailsSection,
  TimelineSection,
} from '../../../shared/detail/detail-sections.tsx';
import { MoneyLines } from '../../../shared/detail/money-lines.tsx';
import type { TimelineStep } from '../../../shared/detail/timeline.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useStatusOf } from '../../../shared/status/use-status-of.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { TraceLink } from '../../balance/public.ts';
import { subaccountPaths } from '../../../shared/paths/money-out/subaccounts.ts';
import type { FundTransfer } from '../api/types.ts';
import { useEndWords } from '../presentation/use-end-words.ts';
import { fundTransferMeanings } from '../presentation/status-view.ts';

export const RouteSection = ({ transfer }: { transfer: FundTransfer }) => {
  const t = useT('fund-transfers');
  const { from, to } = useEndWords();
  const { source_subaccount_id: source, destination_subaccount_id: destination } = transfer;
  return (
    <Section title={t('detail.route')}>
      <DescriptionList
        items={[
          { key: 'from', label: t('list.column.from'), value: <End id={source} name={from(transfer)} /> },
          { key: 'to', label: t('list.column.to'), value: <End id={destination} name={to(transfer)} /> },
          ...(transfer.account_name
            ? [{ key: 'holder', label: t('detail.holder'), value: transfer.account_name }]
            : []),
        ]}
      />
    </Section>
  );
};

const End = ({ id, name }: { id: string | null; name: string }) =>
  id ? <AppLink to={subaccountPaths.detail(id)}>{name}</AppLink> : <span>{name}</span>;

export const MoneySection = ({ transfer }: { transfer: FundTransfer }) => {
  const t = useT('fund-transfers');
  const { amount, fee, ppn, total, status } = transfer;
  const hasMoved = status !== 'need_approval' && status !== 'rejected';
  return (
    <BreakdownSection actions={hasMoved ? <TraceLink id={transfer.id} /> : null}>
      <MoneyLines
        lines={[
          { key: 'amount', label: t('form.amountLine'), amount },
          { key: 'fee', label: t('form.fee'), amount: fee },
          { key: 'ppn', label: t('form.ppn'), amount: ppn },
          { key: 'total', label: t(`detail.${TOTALS[status] ?? 'total'}`), amount: total, isTotal: true },
        ]}
      />
    </BreakdownSection>
  );
};

/** A failed transfer is refunded in full, and an unapproved one takes no money. */
const TOTALS: Readonly<Partial<Record<string, 'returned' | 'asked'>>> = {
  failed: 'returned',
  need_approval: 'asked',
  rejected: 'asked',
};

export const FactsSection = ({ transfer }: { transfer: FundTransfer }) => {
  const t = useT('fund-transfers');
  const { notes } = transfer;
  return (
    <DetailsSection
      items={[
        { key: 'created', label: t('list.column.created'), value: <Time value={transfer.created_at} /> },
        ...(notes ? [{ key: 'notes', label: t('list.column.notes'), value: notes }] : []),
        idItem(t('list.column.id'), transfer.id),
      ]}
    />
  );
};

/** Who requested it, who decided it, and the outcome. */
export const TransferTimeline = ({ transfer }: { transfer: FundTransfer }) => {
  const t = useT('fund-transfers');
  const { status, decided_at: decidedAt, completed_at: endedAt } = transfer;
  const named = useStatusOf(fundTransferMeanings);
  const step = (key: string, of: string, at: string | null): TimelineStep => {
    const { label: title, ...view } = named(of);
    return { key, title, at, ...view };
  };
  const steps: TimelineStep[] = [
    {
      key: 'asked',
      title: t('step.asked'),
      at: transfer.created_at,
      tone: 'neutral',
      icon: 'done',
      note: t('step.by', { name: transfer.maker_name }),
    },
    decidedAt === null
      ? step('waiting', 'need_approval', null)
      : {
          ...(status === 'rejected'
            ? step('decided', 'rejected', decidedAt)
            : { key: 'decided', title: t('step.approved'), at: decidedAt, tone: 'neutral', icon: 'done' }),
          note: t('step.by', { name: transfer.approver_name ?? '–' }),
        },
  ];
  if (decidedAt !== null && status !== 'rejected') {
    steps.push(step('ended', status, endedAt));
  }
  return <TimelineSection steps={steps} />;
};
