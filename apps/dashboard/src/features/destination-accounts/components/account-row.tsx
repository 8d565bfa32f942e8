import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { AccountLine } from '../../../shared/destination/destination-choice.tsx';
import type { DestinationAccount } from '../../../shared/destination/types.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { accountWords } from '../presentation/account-words.ts';

type AccountRowProps = { account: DestinationAccount; onRemove: () => void };

export const AccountRow = ({ account, onRemove }: AccountRowProps) => {
  const t = useT('destination-accounts');
  const mayRemove = may(useWho(), { permission: 'withdrawal.create' }).ok;
  const { last_used_at: usedAt, used_by: usedBy, created_by: addedBy } = account;
  return (
    <chakra.li
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
      <chakra.div minW="0" display="grid" gap="0.5">
        <chakra.p fontWeight="medium">{account.bank_account_name ?? account.account_name}</chakra.p>
        <chakra.div textStyle="small" color="fg.muted" overflowWrap="anywhere">
          <AccountLine account={account} />
        </chakra.div>
        <chakra.p textStyle="small" color="fg.muted">
          {usedAt ? (
            <>
              {t('usedAt')} <Time value={usedAt} />
            </>
          ) : (
            t('usedNever')
          )}
          {addedBy ? ` · ${t('added', { name: addedBy })}` : null}
        </chakra.p>
        {usedBy.map((use) => (
          <chakra.p key={use} textStyle="small">
            {t(`usedBy.${use}`)}
          </chakra.p>
        ))}
      </chakra.div>
      {mayRemove ? (
        <Button
          size="sm"
          variant="dangerOutline"
          aria-label={t('remove.of', { account: accountWords(account) })}
          onClick={onRemove}
        >
          {t('remove.button')}
        </Button>
      ) : null}
    </chakra.li>
  );
};
