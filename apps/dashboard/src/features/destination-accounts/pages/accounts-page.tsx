import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { useState } from 'react';
import type { DestinationAccount } from '../../../shared/destination/types.ts';
import { useDestinations } from '../../../shared/destination/use-destinations.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { withdrawalPaths } from '../../../shared/paths/withdrawals.ts';
import { useScope, useWho } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { AccountRow } from '../components/account-row.tsx';
import { AddForm } from '../components/add-form.tsx';
import { RemoveDialog } from '../components/remove-dialog.tsx';

/** The merchant's own accounts, to which its money may go. */
export default function AccountsPage() {
  const t = useT('destination-accounts');
  const scope = useScope().join(' ');
  const mayAdd = may(useWho(), { permission: 'withdrawal.create' }).ok;
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('intro')}
        back={{ to: withdrawalPaths.create, label: t('back') }}
      />
      <chakra.div key={scope} display="grid" gap="4" maxW="44rem">
        <Accounts />
        {mayAdd ? <AddForm /> : null}
      </chakra.div>
    </>
  );
}

const Accounts = () => {
  const t = useT('destination-accounts');
  const { data: accounts, error, mutate } = useDestinations();
  const [removed, setRemoved] = useState<DestinationAccount | null>(null);
  return (
    <Section title={t('list')} padding={accounts ? 'flush' : 'normal'} data-section="accounts">
      {accounts && accounts.length > 0 ? (
        <chakra.ul listStyleType="none" m="0" p="0" aria-label={t('list')}>
          {accounts.map((account) => (
            <AccountRow key={account.id} account={account} onRemove={() => setRemoved(account)} />
          ))}
        </chakra.ul>
      ) : accounts ? (
        <PageState kind="empty" title={t('empty.title')} description={t('empty.description')} />
      ) : error ? (
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      ) : (
        <PageState kind="loading" />
      )}
      {removed ? <RemoveDialog account={removed} onClose={() => setRemoved(null)} /> : null}
    </Section>
  );
};
