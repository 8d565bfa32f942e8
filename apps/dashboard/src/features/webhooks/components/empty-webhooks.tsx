import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { webhookPaths } from '../../../shared/paths/developers/webhooks.ts';

/** What a webhook is for, and the three steps to the first one. */
export const EmptyWebhooks = () => {
  const t = useT('webhooks');
  return (
    <PageState
      kind="empty"
      title={t('list.empty.title')}
      description={
        <>
          {t('list.empty.text')}
          <chakra.ol textAlign="start" mt="4" ps="5" display="grid" gap="2" listStyleType="decimal">
            <li>{t('list.empty.step1')}</li>
            <li>{t('list.empty.step2')}</li>
            <li>{t('list.empty.step3')}</li>
          </chakra.ol>
        </>
      }
      action={
        <LinkButton variant="secondary">
          <Link to={webhookPaths.new}>{t('list.new')}</Link>
        </LinkButton>
      }
    />
  );
};
