import { useParams } from 'react-router-dom';
import { DetailHeader } from '../../../shared/detail/detail-header.tsx';
import { DetailLayout } from '../../../shared/detail/detail-layout.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Status } from '../../../shared/status/status.tsx';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { Countdown } from '../../../shared/ui/record/countdown.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { TopUp } from '../api/types.ts';
import { useTopUp } from '../api/use-top-up.ts';
import { FactsSection } from '../components/facts-section.tsx';
import { InstructionsSection } from '../components/instructions-section.tsx';
import { MoneySection } from '../components/money-section.tsx';
import { OutcomeNotice } from '../components/outcome-notice.tsx';
import { PaySection } from '../components/pay-section.tsx';
import { SimulateSection } from '../components/simulate-section.tsx';
import { TopUpTimeline } from '../components/timeline-section.tsx';
import { topUpPaths } from '../../../shared/paths/money-out/top-ups.ts';
import { topUpMeanings } from '../presentation/status-view.ts';

export default function TopUpPage() {
  const t = useT('top-ups');
  const { id = '' } = useParams();
  const back = { to: lastAddress('top-ups', topUpPaths.list), label: t('list.title') };
  return (
    <DetailPage
      result={useTopUp(id)}
      title={t('detail.titleLoading')}
      back={back}
      permission="topup.view"
      missing="DPAY_TOP_UP_NOT_FOUND"
    >
      {(topUp) => <TopUpDetail topUp={topUp} back={back} />}
    </DetailPage>
  );
}

const TopUpDetail = ({ topUp, back }: { topUp: TopUp; back: Back }) => {
  const t = useT('top-ups');
  const { mode } = useSession();
  const isOpen = topUp.status === 'processing';
  return (
    <DetailLayout
      header={
        <DetailHeader
          title={t('detail.title', { bank: topUp.bank_name })}
          back={back}
          amount={topUp.amount}
          status={<Status of={topUpMeanings} is={topUp.status} size="md" />}
        >
          {isOpen ? (
            <Countdown
              until={topUp.expires_at}
              words={(time) => t('detail.left', { time })}
              over={t('detail.over')}
            />
          ) : (
            <Time value={topUp.created_at} />
          )}
        </DetailHeader>
      }
      notices={<OutcomeNotice topUp={topUp} />}
      breakdown={isOpen ? null : <MoneySection topUp={topUp} />}
      content={
        isOpen ? (
          <>
            <PaySection topUp={topUp} />
            <InstructionsSection topUp={topUp} />
          </>
        ) : null
      }
      simulation={mode === 'sandbox' ? <SimulateSection topUp={topUp} /> : null}
      timeline={<TopUpTimeline topUp={topUp} />}
      details={<FactsSection topUp={topUp} />}
    />
  );
};
