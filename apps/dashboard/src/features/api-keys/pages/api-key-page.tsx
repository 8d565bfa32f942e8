import { may } from '@dasbor/domain/access';
import { Link, useParams } from 'react-router-dom';
import { DetailLayout } from '../../../shared/detail/detail-layout.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { MaskedKey } from '../../../shared/secrets/masked-key.tsx';
import { RevokeSection } from '../../../shared/secrets/revoke-section.tsx';
import { SecretDialog } from '../../../shared/secrets/secret-dialog.tsx';
import { useWho } from '../../../shared/state/session.ts';
import { Status } from '../../../shared/status/status.tsx';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { subaccountPaths } from '../../../shared/paths/money-out/subaccounts.ts';
import type { ApiKey } from '../api/types.ts';
import { useApiKey } from '../api/use-api-keys.ts';
import { useRevokeApiKey } from '../api/use-save-api-key.ts';
import { EndNotice } from '../components/end-notice.tsx';
import { FactsSection } from '../components/facts-section.tsx';
import { IpsSection, ScopesSection } from '../components/rights-sections.tsx';
import { SecretSection } from '../components/secret-section.tsx';
import { Snippets } from '../components/snippets.tsx';
import { apiKeyPaths } from '../../../shared/paths/developers/api-keys.ts';
import { apiKeyMeanings } from '../presentation/status-view.ts';

export default function ApiKeyPage() {
  const t = useT('api-keys');
  const { id = '' } = useParams();
  const back = { to: apiKeyPaths.list, label: t('list.title') };
  const result = useApiKey(id);
  return (
    <DetailPage
      result={result}
      title={t('detail.titleLoading')}
      back={back}
      permission="settings.view"
      missing="DPAY_API_KEY_NOT_FOUND"
    >
      {(apiKey) => <ApiKeyDetail apiKey={apiKey} onStale={() => void result.mutate()} />}
    </DetailPage>
  );
}

type ApiKeyDetailProps = {
  apiKey: ApiKey;
  onStale: () => void;
};

/** Back leads to the list of all keys, or to the list of the key's subaccount. */
const useBack = ({ subaccount }: ApiKey): Back => {
  const t = useT('api-keys');
  const maySee = may(useWho(), { permission: 'subaccount.view', feature: 'subaccount' }).ok;
  return subaccount && maySee
    ? { to: subaccountPaths.keys(subaccount.id), label: subaccount.name }
    : { to: apiKeyPaths.list, label: t('list.title') };
};

const ApiKeyDetail = ({ apiKey, onStale }: ApiKeyDetailProps) => {
  const t = useT('api-keys');
  const back = useBack(apiKey);
  const revoke = useRevokeApiKey(apiKey.id);
  const isRevoked = apiKey.status === 'revoked';
  return (
    <>
      <DetailLayout
        header={
          <PageHeader
            title={apiKey.name}
            back={back}
            badge={<Status of={apiKeyMeanings} is={apiKey.status} size="md" />}
            description={<MaskedKey prefix={apiKey.prefix} lastFour={apiKey.last_four} />}
            actions={
              isRevoked ? null : (
                <LinkButton>
                  <Link to={apiKeyPaths.edit(apiKey.id)}>{t('detail.edit')}</Link>
                </LinkButton>
              )
            }
          />
        }
        overview={<EndNotice apiKey={apiKey} />}
        content={
          <>
            <ScopesSection scopes={apiKey.scopes} subaccount={apiKey.subaccount} />
            <IpsSection allowed_ips={apiKey.allowed_ips} />
            {isRevoked ? null : (
              <Section title={t('use.section')} description={t('use.text')}>
                <Snippets secret={null} scopes={apiKey.scopes} />
              </Section>
            )}
          </>
        }
        related={<SecretSection apiKey={apiKey} onOver={onStale} />}
        details={<FactsSection apiKey={apiKey} />}
        ending={
          isRevoked ? null : (
            <RevokeSection name={apiKey.name} lastUsedAt={apiKey.last_used_at} onRevoke={revoke} />
          )
        }
      />
      <SecretDialog id={apiKey.id} variable="DASBOR_KEY" size="lg">
        {(secret) => <Snippets secret={secret} scopes={apiKey.scopes} />}
      </SecretDialog>
    </>
  );
};
