import { chakra } from '@chakra-ui/react';
import { formatDate } from '@dasbor/domain/kernel';
import { DetailHeader } from '../../../shared/detail/detail-header.tsx';
import { DetailLayout } from '../../../shared/detail/detail-layout.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { settlementMeanings } from '../../../shared/payments/status-view.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Status } from '../../../shared/status/status.tsx';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Settlement } from '../api/types.ts';
import { useSettlement } from '../api/use-settlement.ts';
import { useSettlementName } from '../presentation/use-settlement-name.ts';
import { ChannelsSection } from './channels-section.tsx';
import { FileActions } from './file-actions.tsx';
import { FactsSection } from './facts-section.tsx';
import { MoneySection } from './money-section.tsx';
import { PaymentsSection } from './payments-section.tsx';
import { SettlementTimeline } from './timeline-section.tsx';

type SettlementRecordProps = {
  id: string;
  back: Back;
  /** The address of one of its payments. */
  paymentPath: (paymentId: string) => string;
};

/** One settlement, down to its payments. */
export const SettlementRecord = (props: SettlementRecordProps) => (
  <Found key={`${useScope().join(' ')} ${props.id}`} {...props} />
);

const Found = ({ id, back, paymentPath }: SettlementRecordProps) => {
  const t = useT('settlements');
  return (
    <DetailPage
      result={useSettlement(id)}
      title={t('detail.titleLoading')}
      back={back}
      permission="settlement.view"
      missing="DPAY_SETTLEMENT_NOT_FOUND"
    >
      {(settlement) => <SettlementDetail settlement={settlement} back={back} paymentPath={paymentPath} />}
    </DetailPage>
  );
};

type SettlementDetailProps = { settlement: Settlement } & Pick<SettlementRecordProps, 'back' | 'paymentPath'>;

const SettlementDetail = ({ settlement, back, paymentPath }: SettlementDetailProps) => {
  const t = useT('settlements');
  const language = useLanguage();
  const nameOf = useSettlementName();
  const { merchant_settlement_due_date: due, settled_at: settledAt } = settlement;
  return (
    <DetailLayout
      header={
        <DetailHeader
          title={due ? t('detail.title', { day: formatDate(due, language) }) : t('detail.titleLoading')}
          back={back}
          amount={settlement.amount}
          status={<Status of={settlementMeanings} is={settlement.status} size="md" />}
          actions={settlement.payment_count > 0 ? <FileActions id={settlement.id} /> : null}
        >
          <chakra.span>{nameOf(settlement)}</chakra.span>
          {settledAt ? (
            <chakra.span>
              {t('detail.paid')} <Time value={settledAt} />
            </chakra.span>
          ) : due ? (
            <chakra.span>
              {t('detail.due')} {formatDate(due, language)}
            </chakra.span>
          ) : null}
        </DetailHeader>
      }
      breakdown={<MoneySection settlement={settlement} />}
      timeline={<SettlementTimeline settlement={settlement} />}
      details={<FactsSection settlement={settlement} />}
      rows={
        settlement.margin_amount > 0 ? null : (
          <>
            <ChannelsSection settlement={settlement} />
            <PaymentsSection settlement={settlement} paymentPath={paymentPath} />
          </>
        )
      }
    />
  );
};
