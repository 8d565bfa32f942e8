import { may } from '@dasbor/domain/access';
import { decideMoneyToBanks } from '@dasbor/domain/subaccounts';
import { useWho } from '../../../shared/state/session.ts';
import { useAllSubaccounts } from '../../../shared/subaccounts/use-all-subaccounts.ts';

/** The subaccounts that can pay a batch instead of the merchant, for users who may see them. */
export const useSources = () => {
  const who = useWho();
  const isWanted = may(who, { permission: 'subaccount.view', feature: 'subaccount' }).ok;
  const answer = useAllSubaccounts({ status: 'live', isWanted });
  const sources = answer.data?.filter(
    ({ id, status, bank_transfers_enabled: bankTransfersEnabled }) =>
      decideMoneyToBanks({ id, status, bankTransfersEnabled }).ok,
  );
  return { ...answer, sources };
};
