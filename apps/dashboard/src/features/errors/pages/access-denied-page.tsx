import { Link, useSearchParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession } from '../../../shared/state/session.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { DescriptionList, type DescriptionItem } from '../../../shared/ui/description-list.tsx';
import { Message } from '../components/message.tsx';

/** product spec §2: a header and two lines that say to ask an admin; and what exactly to ask for. */
export default function AccessDeniedPage() {
  const t = useT('errors');
  const [search] = useSearchParams();
  const { role_name: role } = useSession();
  const permission = search.get('permission');
  const feature = search.get('feature');
  const kind = feature ? 'feature' : 'line';

  const items: DescriptionItem[] = [
    ...(permission ? [missing('permission', t('denied.permission'), permission)] : []),
    ...(feature ? [missing('feature', t('denied.feature'), feature)] : []),
    { key: 'role', label: t('denied.role'), value: role },
  ];
  return (
    <Message
      mark="403"
      title={t('denied.title')}
      actions={
        <LinkButton variant="primary">
          <Link to="/home">{t('denied.home')}</Link>
        </LinkButton>
      }
    >
      <p>{t(`denied.${kind}1`)}</p>
      <p>{t(`denied.${kind}2`)}</p>
      <DescriptionList items={items} />
    </Message>
  );
}

function missing(key: string, label: string, name: string): DescriptionItem {
  return { key, label, value: <code>{name}</code>, copy: name };
}
