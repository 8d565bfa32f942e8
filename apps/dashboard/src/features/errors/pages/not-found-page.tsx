import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSessionKeeper } from '../../../shared/lib/session/session-keeper.tsx';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { Message } from '../components/message.tsx';

export default function NotFoundPage() {
  const t = useT('errors');
  const { signedIn } = useSessionKeeper();
  return (
    <Message
      mark="404"
      title={t('notFound.title')}
      actions={
        <LinkButton variant="primary">
          {signedIn ? (
            <Link to="/home">{t('notFound.home')}</Link>
          ) : (
            <Link to="/login">{t('notFound.signIn')}</Link>
          )}
        </LinkButton>
      }
    >
      <p>{t('notFound.text')}</p>
    </Message>
  );
}
