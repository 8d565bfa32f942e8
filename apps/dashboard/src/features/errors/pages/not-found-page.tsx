import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { Message } from '../components/message.tsx';

export default function NotFoundPage() {
  const t = useT('errors');
  return (
    <Message
      mark="404"
      title={t('notFound.title')}
      actions={
        <LinkButton variant="primary">
          <Link to="/home">{t('notFound.home')}</Link>
        </LinkButton>
      }
    >
      <p>{t('notFound.text')}</p>
    </Message>
  );
}
