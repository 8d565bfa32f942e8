import { chakra } from '@chakra-ui/react';
import { formatDate } from '@dasbor/domain/kernel';
import { Navigate, useParams } from 'react-router-dom';
import { DetailGrid } from '../../../shared/detail/detail-grid.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { BreakdownSection } from '../../../shared/detail/detail-sections.tsx';
import { MoneyLines } from '../../../shared/detail/money-lines.tsx';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { useScope } from '../../../shared/state/session.ts';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import type { Settlement } from '../api/types.ts';
import { useSettlement } from '../api/use-settlement.ts';
import { SettlementFacts } from '../components/settlement-facts.tsx';
import { subaccountPaths } from '../../../shared/paths/subaccounts.ts';
import { settlementLines } from '../presentation/settlement-lines.ts';
import { settlementPaymentList } from '../settlement-list.tsx';

/** One settlement with its breakdown and payments. Settlements of other subaccounts have a different URL. */
export default function SubaccountSettlementPage() {
  const { id = '', settlementId = '' } = useParams();
  return <Found key={`${useScope().join(' ')} ${settlementId}`} id={id} settlementId={settlementId} />;
}

const Found = ({ id, settlementId }: { id: string; settlementId: string }) => {
  const t = useT('subaccounts');
  const result = useSettlement(settlementId);
  const list = subaccountPaths.settlements(id);
  const last = lastAddress('subaccount-settlements', list);
  const back = { to: last.startsWith(list) ? last : list, label: t('tab.settlements') };
  if (result.data && result.data.subaccount_id !== id) {
    const { subaccount_id: holder } = result.data;
    return (
      <Navigate replace to={holder === null ? list : subaccountPaths.settlement(holder, settlementId)} />
    );
  }
  return (
    <DetailPage
      result={result}
      title={t('settlements.title')}
      back={back}
      permission="settlement.view"
      missing="DPAY_SETTLEMENT_NOT_FOUND"
    >
      {(settlement) => <Shown settlement={settlement} subaccountId={id} back={back} />}
    </DetailPage>
  );
};

type ShownProps = {
  settlement: Settlement;
  subaccountId: string;
  back: Back;
};

const Shown = ({ settlement, subaccountId, back }: ShownProps) => {
  const t = useT('subaccounts');
  const language = useLanguage();
  const { merchant_settlement_due_date: due } = settlement;
  return (
    <RecordList
      of={settlementPaymentList}
      path={{ id: settlement.id }}
      title={due ? t('settlements.titleOf', { day: formatDate(due, language) }) : t('settlements.title')}
      label={t('tab.payments')}
      back={back}
      intro={
        <chakra.div mb="4">
          <DetailGrid
            main={
              <BreakdownSection>
                <MoneyLines
                  lines={settlementLines(settlement).map((line) => ({
                    ...line,
                    label: t(`settlements.line.${line.key}`),
                  }))}
                />
              </BreakdownSection>
            }
            aside={<SettlementFacts settlement={settlement} />}
          />
        </chakra.div>
      }
      rowPath={(payment) => subaccountPaths.payment(subaccountId, payment.id)}
      empty={{ title: t('settlements.noPayments'), description: '' }}
    />
  );
};
