import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { CreateKeyButton, KeyLists, splitByStatus, useApiKeys, WaitingKeys } from '../../api-keys/public.ts';
import type { Subaccount } from '../api/types.ts';
import { OfSubaccount } from '../components/of-subaccount.tsx';
import { SubaccountIntro } from '../components/subaccount-intro.tsx';
import { subaccountPaths } from '../../../shared/paths/money-out/subaccounts.ts';

export default function SubaccountKeysPage() {
  return <OfSubaccount>{(subaccount, back) => <Keys subaccount={subaccount} back={back} />}</OfSubaccount>;
}

/** API keys of its own servers. Keys can be created once it is live. */
const Keys = ({ subaccount, back }: { subaccount: Subaccount; back: Back }) => {
  const t = useT('subaccounts');
  const { data: keys, error, mutate } = useApiKeys(subaccount.id);
  const { active } = splitByStatus(keys ?? []);
  const isLive = subaccount.status === 'live';
  return (
    <>
      <PageHeader
        title={subaccount.name}
        back={back}
        actions={
          isLive && keys ? (
            <CreateKeyButton count={active.length} to={subaccountPaths.newKey(subaccount.id)} />
          ) : null
        }
      />
      <SubaccountIntro subaccount={subaccount} tab="keys" />
      <WaitingKeys keys={keys ?? []} />
      <chakra.p textStyle="body" color="fg.muted" mb="4" maxW="42rem">
        {t('keys.intro')}
      </chakra.p>
      <KeyLists
        keys={keys}
        error={error}
        onRetry={() => void mutate()}
        forWhom={false}
        name="subaccount-keys"
        address={subaccountPaths.keys(subaccount.id)}
        empty={
          <PageState
            kind="empty"
            title={t('keys.empty.title')}
            description={isLive ? t('keys.empty.description') : t('keys.empty.notLive')}
          />
        }
      />
    </>
  );
};
