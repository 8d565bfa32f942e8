import { useParams } from 'react-router-dom';
import { DetailHeader } from '../../../shared/detail/detail-header.tsx';
import { DetailLayout } from '../../../shared/detail/detail-layout.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { ApprovalsSection } from '../../../shared/approvals/approvals-section.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { refundPaths } from '../../../shared/paths/money-in/refunds.ts';
import { Status } from '../../../shared/status/status.tsx';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Refund } from '../api/types.ts';
import { useRefund } from '../api/use-refund.ts';
import { DecisionActions, DecisionNotice } from '../components/decision-section.tsx';
import { EvidenceSection } from '../components/evidence-section.tsx';
import { LinkSection } from '../components/link-section.tsx';
import { OutcomeNotice } from '../components/outcome-notice.tsx';
import { FactsSection, MoneySection, PaymentSection } from '../components/refund-sections.tsx';
import { RefundTimeline } from '../components/refund-timeline.tsx';
import { RetriggerAction } from '../components/retrigger-action.tsx';
import { CancelAction } from '../components/cancel-action.tsx';
import { WithdrawAction } from '../components/withdraw-action.tsx';
import { refundMeanings, shownRefundStatus } from '../presentation/status-view.ts';

export default function RefundPage() {
  const t = useT('refunds');
  const { id = '' } = useParams();
  const back = { to: lastAddress('refunds', refundPaths.list), label: t('list.title') };
  return (
    <DetailPage
      result={useRefund(id)}
      title={t('detail.titleLoading')}
      back={back}
      permission="refund.view"
      missing="DPAY_REFUND_NOT_FOUND"
    >
      {(refund) => <Detail refund={refund} back={back} />}
    </DetailPage>
  );
}

const Detail = ({ refund, back }: { refund: Refund; back: Back }) => {
  const t = useT('refunds');
  return (
    <DetailLayout
      header={
        <DetailHeader
          title={t('detail.title', { reference: refund.order_reference })}
          back={back}
          amount={refund.amount}
          status={<Status of={refundMeanings} is={shownRefundStatus(refund)} size="md" />}
          actions={<Actions key={refund.id} refund={refund} />}
        >
          <Time value={refund.created_at} />
        </DetailHeader>
      }
      notices={
        <>
          <OutcomeNotice refund={refund} />
          <DecisionNotice refund={refund} />
        </>
      }
      overview={<ApprovalsSection kind="refund" id={refund.id} changedAt={refund.updated_at} />}
      breakdown={<MoneySection refund={refund} />}
      content={
        <>
          <LinkSection refund={refund} />
          <EvidenceSection refund={refund} />
          <PaymentSection refund={refund} />
        </>
      }
      timeline={<RefundTimeline refund={refund} />}
      details={<FactsSection refund={refund} />}
    />
  );
};

const Actions = ({ refund }: { refund: Refund }) => (
  <>
    <DecisionActions refund={refund} />
    <WithdrawAction refund={refund} />
    <CancelAction refund={refund} />
    <RetriggerAction refund={refund} />
  </>
);
