import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { settingsPaths } from '../../../shared/paths/settings.ts';
import { useApiKeys } from '../api/use-api-keys.ts';
import { CreateKeyButton } from '../components/create-key-button.tsx';
import { EmptyKeys } from '../components/empty-keys.tsx';
import { KeyLists } from '../components/key-lists.tsx';
import { WaitingKeys } from '../components/waiting-keys.tsx';
import { WhoseKeys } from '../components/whose-keys.tsx';
import { apiKeyPaths } from '../../../shared/paths/developers/api-keys.ts';
import { splitByStatus } from '../presentation/status-view.ts';
import { ALL, keysOf, MERCHANT } from '../presentation/whose.ts';

/** All keys of the mode, of the merchant and its subaccounts. If both have keys, the user can filter by owner. */
export default function ApiKeysPage() {
  const t = useT('api-keys');
  const settings = useT('settings');
  const [address, setAddress] = useSearchParams();
  const { data: keys, error, mutate } = useApiKeys();
  const whose = address.get('for') ?? ALL;
  const forWhom = keys?.some(({ subaccount }) => subaccount !== null) ?? false;
  const own = splitByStatus(keysOf(keys ?? [], MERCHANT)).active.length;
  return (
    <>
      <PageHeader
        title={t('list.title')}
        description={t('list.intro')}
        back={{ to: settingsPaths.overview, label: settings('title') }}
        actions={<CreateKeyButton count={own} to={apiKeyPaths.new} />}
      />
      <WaitingKeys keys={keys ?? []} />
      {keys && forWhom ? (
        <WhoseKeys
          keys={keys}
          value={whose}
          onChange={(chosen) => setAddress(chosen === ALL ? {} : { for: chosen }, { replace: true })}
        />
      ) : null}
      <KeyLists
        keys={keys && keysOf(keys, whose)}
        error={error}
        onRetry={() => void mutate()}
        forWhom={forWhom}
        name="api-keys"
        address={apiKeyPaths.list}
        empty={<EmptyKeys />}
      />
    </>
  );
}
