import { useParams } from 'react-router-dom';
import { DetailHeader } from '../../../shared/detail/detail-header.tsx';
import { DetailLayout } from '../../../shared/detail/detail-layout.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { ApprovalsSection } from '../../../shared/approvals/approvals-section.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { Status } from '../../../shared/status/status.tsx';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { FundTransfer } from '../api/types.ts';
import { useFundTransfer } from '../api/use-fund-transfer.ts';
import { DecisionActions, DecisionNotice } from '../components/decision-section.tsx';
import { OutcomeNotice } from '../components/outcome-notice.tsx';
import {
  FactsSection,
  MoneySection,
  RouteSection,
  TransferTimeline,
} from '../components/transfer-sections.tsx';
import { fundTransferPaths } from '../../../shared/paths/money-out/fund-transfers.ts';
import { useEndWords } from '../presentation/use-end-words.ts';
import { fundTransferMeanings } from '../presentation/status-view.ts';

export default function FundTransferPage() {
  const t = useT('fund-transfers');
  const { id = '' } = useParams();
  const back = { to: lastAddress('fund-transfers', fundTransferPaths.list), label: t('list.title') };
  return (
    <DetailPage
      result={useFundTransfer(id)}
      title={t('detail.titleLoading')}
      back={back}
      permission="subaccount.view"
      missing="DPAY_FUND_TRANSFER_NOT_FOUND"
    >
      {(transfer) => <Detail transfer={transfer} back={back} />}
    </DetailPage>
  );
}

const Detail = ({ transfer, back }: { transfer: FundTransfer; back: Back }) => {
  const t = useT('fund-transfers');
  const { from, to } = useEndWords();
  return (
    <DetailLayout
      header={
        <DetailHeader
          title={t('detail.title', { from: from(transfer), to: to(transfer) })}
          back={back}
          amount={transfer.amount}
          status={<Status of={fundTransferMeanings} is={transfer.status} size="md" />}
          actions={<DecisionActions key={transfer.id} transfer={transfer} />}
        >
          <Time value={transfer.created_at} />
        </DetailHeader>
      }
      notices={
        <>
          <OutcomeNotice transfer={transfer} />
          <DecisionNotice transfer={transfer} />
        </>
      }
      overview={<ApprovalsSection kind="fund_transfer" id={transfer.id} changedAt={transfer.updated_at} />}
      breakdown={<MoneySection transfer={transfer} />}
      content={<RouteSection transfer={transfer} />}
      timeline={<TransferTimeline transfer={transfer} />}
      details={<FactsSection transfer={transfer} />}
    />
  );
};
