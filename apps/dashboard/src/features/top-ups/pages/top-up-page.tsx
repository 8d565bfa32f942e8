import { chakra } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { DetailGrid } from '../../../shared/detail/detail-grid.tsx';
import { DetailHeader } from '../../../shared/detail/detail-header.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/list-memory.ts';
import { useSession } from '../../../shared/state/session.ts';
import type { Back } from '../../../shared/ui/back-link.tsx';
import { Countdown } from '../../../shared/ui/countdown.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { TopUp } from '../api/types.ts';
import { useTopUp } from '../api/use-top-up.ts';
import { InstructionsSection } from '../components/instructions-section.tsx';
import { OutcomeNotice } from '../components/outcome-notice.tsx';
import { PaySection } from '../components/pay-section.tsx';
import { SimulateSection } from '../components/simulate-section.tsx';
import { TimelineSection } from '../components/timeline-section.tsx';
import { TopUpStatusBadge } from '../components/top-up-status-badge.tsx';
import { topUpPaths } from '../paths.ts';

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

function TopUpDetail({ topUp, back }: { topUp: TopUp; back: Back }) {
  const t = useT('top-ups');
  const { mode } = useSession();
  const isOpen = topUp.status === 'processing';
  return (
    <>
      <DetailHeader
        title={t('detail.title', { bank: topUp.bank_name })}
        back={back}
        amount={topUp.amount}
        status={<TopUpStatusBadge status={topUp.status} size="md" />}
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
      <OutcomeNotice topUp={topUp} />
      <DetailGrid
        main={
          isOpen ? (
            <>
              <PaySection topUp={topUp} />
              <InstructionsSection topUp={topUp} />
            </>
          ) : (
            <FactsSection topUp={topUp} />
          )
        }
        aside={
          <>
            {mode === 'sandbox' ? <SimulateSection topUp={topUp} /> : null}
            <TimelineSection topUp={topUp} />
            {isOpen ? <FactsSection topUp={topUp} isShort /> : null}
          </>
        }
      />
    </>
  );
}

/** What it is known by; while it can be paid, bank and number stand above in large. */
function FactsSection({ topUp, isShort = false }: { topUp: TopUp; isShort?: boolean }) {
  const t = useT('top-ups');
  const id = {
    key: 'id',
    label: t('detail.ids.id'),
    value: <chakra.span textStyle="id">{topUp.id}</chakra.span>,
    copy: topUp.id,
  };
  const paidTo = [
    { key: 'bank', label: t('detail.pay.bank'), value: topUp.bank_name },
    { key: 'va', label: t('detail.pay.number'), value: topUp.va_number, copy: topUp.va_number },
    { key: 'name', label: t('detail.pay.name'), value: topUp.va_name },
  ];
  return (
    <Section title={t('detail.ids.title')}>
      <DescriptionList items={isShort ? [id] : [...paidTo, id]} />
    </Section>
  );
}
