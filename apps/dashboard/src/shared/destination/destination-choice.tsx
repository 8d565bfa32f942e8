import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@dasbor/domain/kernel';
import { Choice } from '../forms/choice.tsx';
import { ChoiceGroup } from '../forms/choice-group.tsx';
import type { FormState } from '../forms/use-form.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { useLanguage, useT } from '../i18n/use-t.ts';
import { destinationPaths } from '../paths/money-out/destination-accounts.ts';
import { AppLink } from '../ui/app-link.tsx';
import { chosenOf, type ChosenValues, type WithAccounts } from './chosen.ts';
import type { DestinationAccount } from './types.ts';

type DestinationChoiceProps = {
  form: Pick<FormState<ChosenValues>, 'values' | 'choice' | 'errorOf'>;
  around: WithAccounts;
};

/** The merchant's own accounts as cards, the last used one preselected. No other account can be paid. */
export const DestinationChoice = ({ form, around }: DestinationChoiceProps) => {
  const t = useT('destination');
  const chosen = chosenOf(form.values, around);
  const error = form.errorOf('destination_account_id');
  return (
    <chakra.div display="grid" gap="2" data-section="destination">
      <ChoiceGroup legend={t('choose')}>
        <chakra.div display="grid" gap="2" mt="1">
          {around.accounts.map((account) => (
            <AccountCard key={account.id} isChosen={account.id === chosen?.id}>
              <Choice
                {...form.choice('destination_account_id', account.id)}
                checked={account.id === chosen?.id}
                title={account.bank_account_name ?? account.account_name}
                text={<AccountLine account={account} />}
              />
            </AccountCard>
          ))}
        </chakra.div>
      </ChoiceGroup>
      {around.accounts.length === 0 ? <p>{t('none')}</p> : null}
      {error ? (
        <chakra.p textStyle="small" color="fg.error">
          {error}
        </chakra.p>
      ) : null}
      <AppLink to={destinationPaths.list} textStyle="small" justifySelf="start">
        {t('manage')}
      </AppLink>
    </chakra.div>
  );
};

const AccountCard = chakra('div', {
  base: { borderWidth: '1px', borderRadius: 'control', px: '4', py: '1.5', borderColor: 'border' },
  variants: { isChosen: { true: { borderColor: 'brand.solid', bg: 'bg.subtle' } } },
});

/** Bank and number, and what a new account cannot take yet. */
export const AccountLine = ({ account }: { account: DestinationAccount }) => {
  const t = useT('destination');
  const { rupiah } = useFormat();
  const language = useLanguage();
  const { waits_until: until } = account;
  return (
    <>
      {account.bank_name} · {account.account_number}
      {until ? (
        <chakra.span display="block">
          {t('isNew', {
            amount: rupiah(account.most_now ?? 0),
            time: formatDateTime(until, language),
          })}
        </chakra.span>
      ) : null}
    </>
  );
};
