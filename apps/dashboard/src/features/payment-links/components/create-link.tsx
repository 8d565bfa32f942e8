import { may } from '@dasbor/domain/access';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { paymentLinkPaths } from '../../../shared/paths/money-in/payment-links.ts';
import { useWho } from '../../../shared/state/session.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';

export const useMayCreate = (): boolean => may(useWho(), { permission: 'payment_link.create' }).ok;

/** For people who may make links. */
export const CreateLink = () => {
  const t = useT('payment-links');
  if (!useMayCreate()) return null;
  return (
    <LinkButton size="sm" variant="primary">
      <Link to={paymentLinkPaths.create}>{t('list.create')}</Link>
    </LinkButton>
  );
};

/** Many links from one file. */
export const UploadLinks = () => {
  const t = useT('payment-links');
  return (
    <LinkButton size="sm">
      <Link to={paymentLinkPaths.upload}>{t('list.upload')}</Link>
    </LinkButton>
  );
};
