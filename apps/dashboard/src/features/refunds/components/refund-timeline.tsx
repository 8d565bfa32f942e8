import { TimelineSection } from '../../../shared/detail/detail-sections.tsx';
import type { TimelineStep } from '../../../shared/detail/timeline.tsx';
import { useBanks } from '../../../shared/destination/use-banks.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { usePayoutFailureWords } from '../../../shared/payout-failures/use-payout-failure-words.ts';
import { useStatusOf } from '../../../shared/status/use-status-of.ts';
import type { Refund } from '../api/types.ts';
import { attemptMeanings, refundMeanings, shownRefundStatus } from '../presentation/status-view.ts';

/** Who requested it, who decided it, each transfer, and the outcome. */
export const RefundTimeline = ({ refund }: { refund: Refund }) => {
  const outcome = useOutcome(refund);
  const transfers = useTransferSteps(refund);
  const steps = useSteps(refund);
  const past = [...steps, ...transfers.filter(({ at }) => at !== null)].toSorted((a, b) =>
    String(a.at).localeCompare(String(b.at)),
  );
  const expected = transfers.filter(({ at }) => at === null);
  return <TimelineSection steps={[...past, ...expected, ...outcome]} />;
};

const DONE = { tone: 'neutral', icon: 'done' } as const;

const useSteps = (refund: Refund): TimelineStep[] => {
  const t = useT('refunds');
  const { link, approved_at: approvedAt, maker_name: maker, approver_name: approver } = refund;
  const by = (name: string | null) => t('step.by', { name: name ?? '–' });
  const claimedAt = link?.claimed_at ?? null;
  return [
    { key: 'asked', title: t('step.asked'), at: refund.created_at, note: by(maker), ...DONE },
    ...(approvedAt
      ? [{ key: 'approved', title: t('step.approved'), at: approvedAt, note: by(approver), ...DONE }]
      : []),
    ...(claimedAt ? [{ key: 'claimed', title: t('step.claimed'), at: claimedAt, ...DONE }] : []),
  ];
};

/** Each attempt to pay an instant refund: when, where to, and why it failed. */
const useTransferSteps = ({ attempts }: Refund): TimelineStep[] => {
  const t = useT('refunds');
  const named = useStatusOf(attemptMeanings);
  const failureWords = usePayoutFailureWords();
  return attempts.map(({ number, destination, status, failure_code: code, ...times }) => {
    const { label, ...view } = named(status);
    return {
      key: `transfer-${number}`,
      title: t('step.transfer', { number, status: label }),
      at: times.ended_at ?? times.sent_at,
      note: (
        <>
          <Account {...destination} />
          {code === null ? null : ` · ${failureWords(code).title}`}
        </>
      ),
      ...view,
    };
  });
};

type AccountProps = Pick<Refund['attempts'][number]['destination'], 'bank_code' | 'account_number'>;

const Account = ({ bank_code: code, account_number: number }: AccountProps) => {
  const { data: banks } = useBanks();
  return `${banks?.find((one) => one.code === code)?.name ?? code.toUpperCase()} ${number}`;
};

/** How it ended or what it waits for. A transfer says so itself. */
const useOutcome = (refund: Refund): TimelineStep[] => {
  const t = useT('refunds');
  const named = useStatusOf(refundMeanings);
  const { status, attempts, cancelled_by_name: canceller, decided_at: decidedAt } = refund;
  const step = (of: string, at: string | null): TimelineStep => {
    const { label: title, ...view } = named(of);
    return { key: 'outcome', title, at, ...view };
  };
  if (canceller !== null) {
    const title = t('step.cancelled');
    const note = t('step.by', { name: canceller });
    return [{ ...step('rejected', refund.cancelled_at), title, tone: 'neutral', note }];
  }
  if (status === 'rejected')
    return [{ ...step('rejected', decidedAt), note: t('step.by', { name: refund.approver_name ?? '–' }) }];
  if (decidedAt === null) return [step('need_approval', null)];
  const isToldByTransfer = status.startsWith('disbursement_') && attempts.length > 0;
  return isToldByTransfer ? [] : [step(shownRefundStatus(refund), refund.completed_at)];
};
