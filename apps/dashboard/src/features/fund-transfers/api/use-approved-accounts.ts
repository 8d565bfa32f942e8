import { may } from '@dasbor/domain/access';
import { useDestinations } from '../../../shared/destination/use-destinations.ts';
import { useWho } from '../../../shared/state/session.ts';

/** The accounts that are approved for fund transfers; null where any account may be paid. */
export const useApprovedAccounts = () => {
  const isOn = may(useWho(), { feature: 'fund_transfer_whitelist' }).ok;
  const { data, error, mutate } = useDestinations({ skip: !isOn });
  const approved = data?.filter(({ fund_transfers: permission }) => permission?.status === 'approved');
  return { data: isOn ? approved : null, error: error as unknown, mutate };
};
