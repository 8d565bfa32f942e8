import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession } from '../../../shared/state/session.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { apiKeyPaths } from '../../../shared/paths/developers/api-keys.ts';

/** What a key is for, and the three steps to the first call. */
export const EmptyKeys = () => {
  const t = useT('api-keys');
  const { mode } = useSession();
  return (
    <PageState
      kind="empty"
      title={t(`list.empty.${mode}`)}
      description={
        <>
          {t('list.empty.text')}
          <chakra.ol textAlign="start" mt="4" ps="5" display="grid" gap="2" listStyleType="decimal">
            <li>{t('list.empty.step1')}</li>
            <li>{t('list.empty.step2')}</li>
            <li>{t('list.empty.step3')}</li>
          </chakra.ol>
          {mode === 'live' ? (
            <chakra.p mt="4" textStyle="small">
              {t('list.empty.sandboxFirst')}
            </chakra.p>
          ) : null}
        </>
      }
      action={
        <LinkButton variant="secondary">
          <Link to={apiKeyPaths.new}>{t('list.new')}</Link>
        </LinkButton>
      }
    />
  );
};
