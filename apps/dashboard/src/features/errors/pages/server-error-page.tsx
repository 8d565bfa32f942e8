import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { Message, PublicFrame } from '../components/message.tsx';

/** product spec §2: /pages/500. Also shown if the app itself cannot render. */
export default function ServerErrorPage() {
  const t = useT('errors');
  return (
    <PublicFrame>
      <Message
        mark="500"
        title={t('server.title')}
        actions={
          <>
            <Button variant="primary" onClick={() => location.reload()}>
              {t('server.reload')}
            </Button>
            <LinkButton>
              <Link to="/home">{t('server.home')}</Link>
            </LinkButton>
          </>
        }
      >
        <p>{t('server.text')}</p>
      </Message>
    </PublicFrame>
  );
}
