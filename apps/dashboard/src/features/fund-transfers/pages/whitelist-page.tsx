import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useScope, useWho } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';
import type { WhitelistedAccount } from '../api/types.ts';
import { useChangeWhitelist, useWhitelist, useWhitelistIsOn } from '../api/use-whitelist.ts';
import { AddAccountForm } from '../components/add-account-form.tsx';
import { type AccountQuestion, WhitelistRow } from '../components/whitelist-row.tsx';
import { accountWords } from '../presentation/account-words.ts';

/** Settings for fund transfers of all subaccounts: the accounts they may pay. */
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

type Asked = {
  question: AccountQuestion;
  account: WhitelistedAccount;
};

const Whitelist = () => {
  const t = useT('fund-transfers');
  const who = useWho();
  const { data: accounts, error, mutate } = useWhitelist();
  const changes = useChangeWhitelist(() => mutate());
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      {may(who, { permission: 'subaccount.create' }).ok ? <AddAccountForm onAdd={changes.add} /> : null}
      <Section title={t('whitelist.list')} padding="flush" data-section="whitelist">
        {accounts ? (
          <Accounts accounts={accounts} onAsk={setAsked} />
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
      {asked ? (
        <ConfirmDialog
          open
          onClose={() => setAsked(null)}
          title={t(`whitelist.${asked.question}.title`, { account: accountWords(asked.account) })}
          text={t(`whitelist.${asked.question}.text`, { name: asked.account.account_name })}
          yes={t(`whitelist.${asked.question}.yes`)}
          danger={asked.question !== 'approve'}
          onConfirm={async () => {
            await changes[asked.question](asked.account.id);
            setAsked(null);
          }}
        />
      ) : null}
    </>
  );
};

type AccountsProps = {
  accounts: readonly WhitelistedAccount[];
  onAsk: (asked: Asked) => void;
};

const Accounts = ({ accounts, onAsk }: AccountsProps) => {
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
        <WhitelistRow key={account.id} account={account} onAsk={(question) => onAsk({ question, account })} />
      ))}
    </chakra.ul>
  );
};
