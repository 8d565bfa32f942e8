import { Navigate, useParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { settlementPaths } from '../../../shared/paths/money-in/settlements.ts';
import { subaccountPaths } from '../../../shared/paths/money-out/subaccounts.ts';
import { SettlementRecord, useSettlement } from '../../settlements/public.ts';

/** A settlement opened from a subaccount's list, with a link back. Settlements of others have a different URL. */
export default function SubaccountSettlementPage() {
  const t = useT('subaccounts');
  const { id = '', settlementId = '' } = useParams();
  const { data } = useSettlement(settlementId);
  if (data && data.subaccount_id !== id)
    return <Navigate replace to={settlementPaths.detail(settlementId)} />;
  const list = subaccountPaths.settlements(id);
  const last = lastAddress('subaccount-settlements', list);
  const back = { to: last.startsWith(list) ? last : list, label: t('tab.settlements') };
  return (
    <SettlementRecord
      id={settlementId}
      back={back}
      paymentPath={(paymentId) => subaccountPaths.payment(id, paymentId)}
    />
  );
}
