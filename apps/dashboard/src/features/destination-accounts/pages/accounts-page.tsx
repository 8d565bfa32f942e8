import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { usesFor } from '@dasbor/domain/destination-accounts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { DestinationAccount } from '../../../shared/destination/types.ts';
import { useDestinations } from '../../../shared/destination/use-destinations.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { destinationPaths } from '../../../shared/paths/money-out/destination-accounts.ts';
import { withdrawalPaths } from '../../../shared/paths/money-out/withdrawals.ts';
import { useScope, useWho } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { AccountQuestion } from '../components/account-actions.tsx';
import { AccountRow } from '../components/account-row.tsx';
import { AddDialog } from '../components/add-dialog.tsx';
import { AddForm } from '../components/add-form.tsx';
import { QuestionDialog } from '../components/question-dialog.tsx';

/** The accounts to which the merchant's money may go. The same list from withdrawals and from fund transfers. */
export default function AccountsPage() {
  const t = useT('destination-accounts');
  const scope = useScope().join(' ');
  const who = useWho();
  const isForTransfers = useLocation().pathname === destinationPaths.forTransfers;
  const isOff = isForTransfers && !may(who, { feature: 'fund_transfer_whitelist' }).ok;
  const [seen, changed] = [usesFor(who, 'view'), usesFor(who, 'change')];
  const [seenFirst = 'withdrawals'] = seen;
  const first = changed.find((use) => use === 'fund_transfers' && isForTransfers) ?? changed[0];
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t(`intro.${seen.length > 1 ? 'both' : seenFirst}`)}
        {...(!isForTransfers && { back: { to: withdrawalPaths.create, label: t('back') } })}
      />
      <chakra.div key={scope} display="grid" gap="4" maxW="44rem">
        {isOff ? (
          <Banner tone="info" title={t('off')}>
            {t('offText')}
          </Banner>
        ) : null}
        {seen.length > 0 ? <Accounts /> : null}
        {first ? <AddForm uses={changed} first={first} /> : null}
      </chakra.div>
    </>
  );
}

type Asked = { question: AccountQuestion; account: DestinationAccount };

const Accounts = () => {
  const t = useT('destination-accounts');
  const { data: accounts, error, mutate } = useDestinations();
  const [seenFirst = 'withdrawals'] = usesFor(useWho(), 'view');
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <Section title={t('list')} padding={accounts ? 'flush' : 'normal'} data-section="accounts">
      {accounts && accounts.length > 0 ? (
        <chakra.ul listStyleType="none" m="0" p="0" aria-label={t('list')}>
          {accounts.map((account) => (
            <AccountRow
              key={account.id}
              account={account}
              onAsk={(question) => setAsked({ question, account })}
            />
          ))}
        </chakra.ul>
      ) : accounts ? (
        <PageState kind="empty" title={t('empty.title')} description={t(`empty.${seenFirst}`)} />
      ) : error ? (
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      ) : (
        <PageState kind="loading" />
      )}
      {asked ? <Change asked={asked} onClose={close} /> : null}
    </Section>
  );
};

const Change = ({ asked: { question, account }, onClose }: { asked: Asked; onClose: () => void }) => {
  if (question !== 'ask') return <QuestionDialog question={question} account={account} onClose={onClose} />;
  const { bank_code, account_number, account_name } = account;
  return (
    <AddDialog
      wanted={{
        use: 'fund_transfers',
        account: { bank_code, account_number, account_name },
        bankName: account.bank_name,
      }}
      onClose={onClose}
    />
  );
};
