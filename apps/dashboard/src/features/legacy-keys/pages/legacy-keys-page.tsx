import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { NotYet } from '../../../shared/list/table/not-yet.tsx';
import { useSession } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { apiKeyPaths } from '../../../shared/paths/developers/api-keys.ts';
import { settingsPaths } from '../../../shared/paths/settings.ts';
import type { LegacyKey } from '../api/types.ts';
import { useLegacyKeys } from '../api/use-legacy-keys.ts';
import { LegacyKeySection } from '../components/legacy-key-section.tsx';

/** Usually one key or none, so the page shows each in full. */
export default function LegacyKeysPage() {
  const t = useT('legacy-keys');
  const settings = useT('settings');
  const { data: keys, error, mutate } = useLegacyKeys();
  const reload = () => void mutate();
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('intro')}
        back={{ to: settingsPaths.overview, label: settings('title') }}
      />
      {keys && keys.length > 0 ? (
        <Keys keys={keys} onStale={reload} />
      ) : (
        <Section>{keys ? <NoKeys /> : <NotYet error={error} onRetry={reload} />}</Section>
      )}
    </>
  );
}

const Keys = ({ keys, onStale }: { keys: readonly LegacyKey[]; onStale: () => void }) => {
  const t = useT('legacy-keys');
  return (
    <chakra.div display="grid" gap="4">
      {keys.some((key) => key.revoked_at === null) ? (
        <Banner
          tone="info"
          title={t('advice.title')}
          actions={<AppLink to={apiKeyPaths.new}>{t('advice.newKey')}</AppLink>}
        >
          {t('advice.text')}
        </Banner>
      ) : null}
      {keys.map((key) => (
        <LegacyKeySection key={key.id} legacyKey={key} onStale={onStale} />
      ))}
    </chakra.div>
  );
};

const NoKeys = () => {
  const t = useT('legacy-keys');
  const { mode } = useSession();
  return (
    <PageState
      kind="empty"
      title={t(`empty.${mode}`)}
      description={t('empty.text')}
      action={
        <LinkButton>
          <Link to={apiKeyPaths.list}>{t('empty.apiKeys')}</Link>
        </LinkButton>
      }
    />
  );
};
