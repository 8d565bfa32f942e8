import { chakra } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { DetailHeader } from '../../../shared/detail/detail-header.tsx';
import { DetailLayout } from '../../../shared/detail/detail-layout.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { ApprovalsSection } from '../../../shared/approvals/approvals-section.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { Status } from '../../../shared/status/status.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { useWithdrawal } from '../api/use-withdrawal.ts';
import { DecisionActions } from '../components/decision-actions.tsx';
import { DestinationSection, FactsSection } from '../components/facts-sections.tsx';
import { MoneySection } from '../components/money-section.tsx';
import { OutcomeNotice } from '../components/outcome-notice.tsx';
import { TransfersSection } from '../components/transfers-section.tsx';
import { withdrawalPaths } from '../../../shared/paths/money-out/withdrawals.ts';
import { withdrawalMeanings } from '../presentation/status-view.ts';

export default function WithdrawalPage() {
  const t = useT('withdrawals');
  const { id = '' } = useParams();
  const back = { to: lastAddress('withdrawals', withdrawalPaths.list), label: t('list.title') };
  return (
    <DetailPage
      result={useWithdrawal(id)}
      title={t('detail.titleLoading')}
      back={back}
      permission="withdrawal.view"
      missing="DPAY_WITHDRAWAL_NOT_FOUND"
    >
      {(withdrawal) => (
        <DetailLayout
          header={
            <DetailHeader
              title={t('detail.title', { bank: withdrawal.bank_name })}
              back={back}
              amount={withdrawal.amount}
              status={<Status of={withdrawalMeanings} is={withdrawal.status} size="md" />}
              actions={<DecisionActions withdrawal={withdrawal} />}
            >
              <chakra.span>{withdrawal.account_number}</chakra.span>
              <Time value={withdrawal.created_at} />
            </DetailHeader>
          }
          notices={<OutcomeNotice withdrawal={withdrawal} />}
          overview={
            <ApprovalsSection kind="withdrawal" id={withdrawal.id} changedAt={withdrawal.updated_at} />
          }
          breakdown={<MoneySection withdrawal={withdrawal} />}
          content={withdrawal.transfers.length > 0 ? <TransfersSection withdrawal={withdrawal} /> : null}
          related={<DestinationSection withdrawal={withdrawal} />}
          details={<FactsSection withdrawal={withdrawal} />}
        />
      )}
    </DetailPage>
  );
}
