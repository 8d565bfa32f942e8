import { may } from '@dasbor/domain/access';
import { paymentPaths } from '../../../shared/paths/money-in/payments.ts';
import { useWho } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { IdText } from '../../../shared/ui/record/id-item.tsx';

/** The payment behind a part of an invoice. A record by hand has none. */
export const PaymentLink = ({ id }: { id: string | null }) => {
  const mayOpen = may(useWho(), { permission: 'payment.view' }).ok;
  if (id === null) return '–';
  return mayOpen ? (
    <AppLink to={paymentPaths.detail(id)}>
      <IdText>{id}</IdText>
    </AppLink>
  ) : (
    <IdText>{id}</IdText>
  );
};
