import { may } from '@dasbor/domain/access';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWho } from '../../../shared/state/session.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { fundTransferPaths } from '../../../shared/paths/money-out/fund-transfers.ts';
import type { Subaccount } from '../api/types.ts';
import { subaccountPaths } from '../../../shared/paths/money-out/subaccounts.ts';

/** Adds money by virtual account or from another balance. Hidden until the subaccount is live. */
export const SubaccountActions = ({ subaccount }: { subaccount: Subaccount }) => {
  const t = useT('subaccounts');
  const who = useWho();
  if (subaccount.status !== 'live') return null;
  return (
    <>
      {may(who, { permission: 'topup.create', feature: 'balance' }).ok ? (
        <LinkButton size="sm">
          <Link to={subaccountPaths.topUp(subaccount.id)}>{t('action.topUp')}</Link>
        </LinkButton>
      ) : null}
      {may(who, { permission: 'subaccount.create', feature: 'fund_transfer' }).ok ? (
        <LinkButton size="sm" variant="primary">
          <Link to={fundTransferPaths.createTo(subaccount.id)}>{t('action.transfer')}</Link>
        </LinkButton>
      ) : null}
    </>
  );
};
