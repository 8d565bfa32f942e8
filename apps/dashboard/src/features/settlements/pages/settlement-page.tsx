import { useParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { paymentPaths } from '../../../shared/paths/money-in/payments.ts';
import { settlementPaths } from '../../../shared/paths/money-in/settlements.ts';
import { SettlementRecord } from '../components/settlement-record.tsx';

export default function SettlementPage() {
  const t = useT('settlements');
  const { id = '' } = useParams();
  const back = { to: lastAddress('settlements', settlementPaths.list), label: t('list.title') };
  return <SettlementRecord id={id} back={back} paymentPath={paymentPaths.detail} />;
}
