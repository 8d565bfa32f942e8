import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { paymentLinkPaths } from '../../../shared/paths/money-in/payment-links.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { CreateLink, UploadLinks, useMayCreate } from '../components/create-link.tsx';
import { paymentLinkList } from '../list.tsx';

export default function PaymentLinksPage() {
  const t = useT('payment-links');
  const mayCreate = useMayCreate();
  return (
    <RecordList
      of={paymentLinkList}
      actions={
        mayCreate ? (
          <>
            <LinkButton size="sm">
              <Link to={paymentLinkPaths.template}>{t('template.title')}</Link>
            </LinkButton>
            <UploadLinks />
            <CreateLink />
          </>
        ) : null
      }
      emptyAction={<CreateLink />}
    />
  );
}
