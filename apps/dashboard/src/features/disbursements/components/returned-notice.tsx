import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { disbursementPaths } from '../../../shared/paths/money-out/disbursements.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Status } from '../../../shared/status/status.tsx';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { useReturns } from '../api/use-returns.ts';
import { itemMeanings } from '../presentation/status-view.ts';

type ReturnedNoticeProps = {
  paymentId: string;
  title: string;
  /** Names one payout: “Returned by disbursement dis_item_…”. */
  nameOf: (id: string) => string;
};

/** Warns that payouts return a payment, or are about to, with their status. The words are the caller's. */
export const ReturnedNotice = ({ paymentId, title, nameOf }: ReturnedNoticeProps) => {
  const mayView = may(useWho(), { permission: 'disbursement.view', feature: 'disbursement' }).ok;
  const { data = [] } = useReturns(paymentId, mayView);
  return (
    <Banner tone="warning" title={title}>
      {data.length > 0 ? (
        <chakra.ul listStyleType="none" m="0" p="0">
          {data.map(({ id, status, amount }) => (
            <chakra.li
              key={id}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              columnGap="3"
              py="1"
              data-returned-by={id}
            >
              <AppLink to={disbursementPaths.item(id)}>{nameOf(id)}</AppLink>
              <Status of={itemMeanings} is={status} />
              <Money value={amount} ms="auto" />
            </chakra.li>
          ))}
        </chakra.ul>
      ) : null}
    </Banner>
  );
};
