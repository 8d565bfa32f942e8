import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { PageState } from '../../../shared/ui/page-state.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { WhitelistedAccount } from '../api/types.ts';
import { useChangeWhitelist, useWhitelist, useWhitelistIsOn } from '../api/use-whitelist.ts';
import { AddAccountForm } from '../components/add-account-form.tsx';

/** What holds for fund transfers of all subaccounts: which accounts they may pay. */
export default function WhitelistPage() {
  const t = useT('fund-transfers');
  const isOn = useWhitelistIsOn();
  const scope = useScope().join(' ');
  return (
    <>
      <PageHeader title={t('whitelist.title')} description={t('whitelist.intro')} />
      <chakra.div display="grid" gap="4" maxW="44rem">
        {isOn ? (
          <Whitelist key={scope} />
        ) : (
          <Banner tone="info" title={t('whitelist.off')}>
            {t('whitelist.offText')}
          </Banner>
        )}
      </chakra.div>
    </>
  );
}

function Whitelist() {
  const t = useT('fund-transfers');
  const { data: accounts, error, mutate } = useWhitelist();
  const { add, remove } = useChangeWhitelist(() => mutate());
  const [leaving, setLeaving] = useState<WhitelistedAccount | null>(null);
  return (
    <>
      <AddAccountForm onAdd={add} />
      <Section title={t('whitelist.list')} padding="flush" data-section="whitelist">
        {accounts ? (
          <Accounts accounts={accounts} onRemove={setLeaving} />
        ) : error ? (
          <PageState kind="failed" error={error} onRetry={() => void mutate()} />
        ) : (
          <PageState kind="loading">
            <chakra.div display="grid" gap="3" p="5">
              <Skeleton height="10" width="100%" />
              <Skeleton height="10" width="100%" />
            </chakra.div>
          </PageState>
        )}
      </Section>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('whitelist.remove.title', { account: leaving ? accountWords(leaving) : '' })}
        text={t('whitelist.remove.text')}
        yes={t('whitelist.remove.yes')}
        danger
        onConfirm={async () => {
          if (leaving) await remove(leaving.id);
          setLeaving(null);
        }}
      />
    </>
  );
}

const accountWords = (account: WhitelistedAccount): string =>
  `${account.bank_name} ${account.account_number}`;

interface AccountsProps {
  accounts: readonly WhitelistedAccount[];
  onRemove: (account: WhitelistedAccount) => void;
}

function Accounts({ accounts, onRemove }: AccountsProps) {
  const t = useT('fund-transfers');
  if (accounts.length === 0) {
    return (
      <PageState
        kind="empty"
        title={t('whitelist.empty.title')}
        description={t('whitelist.empty.description')}
      />
    );
  }
  return (
    <chakra.ul listStyleType="none" m="0" p="0" aria-label={t('whitelist.list')}>
      {accounts.map((account) => (
        <chakra.li
          key={account.id}
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems="center"
          gap="2"
          px={{ base: '4', sm: '5' }}
          py="3"
          borderTopWidth="1px"
          borderColor="border.muted"
        >
          <chakra.div minW="0">
            <chakra.p fontWeight="medium">{account.account_name}</chakra.p>
            <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
              {accountWords(account)}
            </chakra.p>
          </chakra.div>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('whitelist.remove.of', { account: accountWords(account) })}
            onClick={() => onRemove(account)}
          >
            {t('whitelist.remove.button')}
          </Button>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
