import { may } from '@dasbor/domain/access';
import { decideMoneyToBanks } from '@dasbor/domain/subaccounts';
import { useWho } from '../../../shared/state/session.ts';
import { useLiveSubaccounts } from '../../subaccounts/public.ts';

/** The subaccounts that a batch may be paid from in the merchant's stead, for those who may see them. */
export function useSources() {
  const who = useWho();
  const answer = useLiveSubaccounts(may(who, { permission: 'subaccount.view', feature: 'subaccount' }).ok);
  const sources = answer.data?.filter(
    ({ id, status, bank_transfers_enabled: bankTransfersEnabled }) =>
      decideMoneyToBanks({ id, status, bankTransfersEnabled }).ok,
  );
  return { ...answer, sources };
}
