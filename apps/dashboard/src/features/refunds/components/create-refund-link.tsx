import { may } from '@dasbor/domain/access';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { refundPaths } from '../../../shared/paths/money-in/refunds.ts';
import { useWho } from '../../../shared/state/session.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';

/** For people who may request refunds. */
export const CreateRefundLink = () => {
  const t = useT('refunds');
  if (!may(useWho(), { permission: 'refund.create', feature: 'refund' }).ok) return null;
  return (
    <LinkButton size="sm" variant="primary">
      <Link to={refundPaths.create()}>{t('list.create')}</Link>
    </LinkButton>
  );
};
