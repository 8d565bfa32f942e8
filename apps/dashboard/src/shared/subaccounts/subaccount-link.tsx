import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { useWho } from '../state/session.ts';
import { AppLink } from '../ui/app-link.tsx';
import { useSubaccount } from './use-subaccount.ts';
import { subaccountPaths } from '../paths/money-out/subaccounts.ts';

/** A link with the subaccount's name. Users without permission to view it see only the ID. */
export const SubaccountLink = ({ id }: { id: string }) => {
  const maySee = may(useWho(), { permission: 'subaccount.view', feature: 'subaccount' }).ok;
  return maySee ? <Named id={id} /> : <chakra.span textStyle="id">{id}</chakra.span>;
};

const Named = ({ id }: { id: string }) => {
  const { data } = useSubaccount(id);
  return <AppLink to={subaccountPaths.detail(id)}>{data?.name ?? id}</AppLink>;
};
