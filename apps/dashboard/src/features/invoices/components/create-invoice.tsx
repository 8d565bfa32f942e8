import { may } from '@dasbor/domain/access';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { useWho } from '../../../shared/state/session.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { NewButton } from '../../../shared/ui/page/new-button.tsx';

export const useMayCreate = (): boolean => may(useWho(), { permission: 'invoice.create' }).ok;

/** For people who may create invoices. */
export const CreateInvoice = ({ isFirst = false }: { isFirst?: boolean }) => {
  const t = useT('invoices');
  if (!useMayCreate()) return null;
  return <NewButton to={invoicePaths.create} label={t(isFirst ? 'list.createFirst' : 'list.create')} />;
};

/** Many invoices from one file. */
export const UploadInvoices = () => {
  const t = useT('invoices');
  return (
    <LinkButton>
      <Link to={invoicePaths.upload}>{t('list.upload')}</Link>
    </LinkButton>
  );
};
