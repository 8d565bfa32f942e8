import { chakra } from '@chakra-ui/react';
import type { TransferPermissionStatus } from '@dasbor/domain/destination-accounts';
import { usesFor } from '@dasbor/domain/destination-accounts';
import { AccountLine } from '../../../shared/destination/destination-choice.tsx';
import type { DestinationAccount } from '../../../shared/destination/types.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWho } from '../../../shared/state/session.ts';
import type { Meanings } from '../../../shared/status/meanings.ts';
import { Status } from '../../../shared/status/status.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { AccountActions, type AccountQuestion } from './account-actions.tsx';

type AccountRowProps = { account: DestinationAccount; onAsk: (question: AccountQuestion) => void };

const MEANINGS: Meanings<Exclude<TransferPermissionStatus, 'approved'>> = {
  need_approval: 'waiting_approval',
  rejected: 'rejected',
};

/** An account, what it may receive, and who asked and decided that. */
export const AccountRow = ({ account, onAsk }: AccountRowProps) => {
  const t = useT('destination-accounts');
  const seen = usesFor(useWho(), 'view');
  const { is_own: isOwn, used_by: usedBy, fund_transfers: permission } = account;
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
        <chakra.p fontWeight="medium">
          {account.bank_account_name ?? account.account_name}{' '}
          {permission && permission.status !== 'approved' ? (
            <Status of={MEANINGS} is={permission.status} />
          ) : null}
        </chakra.p>
        <chakra.div textStyle="small" color="fg.muted" overflowWrap="anywhere">
          <AccountLine account={account} />
        </chakra.div>
        {seen.includes('fund_transfers') ? (
          <chakra.p textStyle="small" color="fg.muted">
            {t(isOwn ? 'own' : 'others')}
          </chakra.p>
        ) : null}
        {isOwn && seen.includes('withdrawals') ? <LastUse account={account} /> : null}
        {permission ? <Decided permission={permission} /> : null}
        {usedBy.map((use) => (
          <chakra.p key={use} textStyle="small">
            {t(`usedBy.${use}`)}
          </chakra.p>
        ))}
      </chakra.div>
      <AccountActions account={account} onAsk={onAsk} />
    </chakra.li>
  );
};

const LastUse = ({ account }: { account: DestinationAccount }) => {
  const t = useT('destination-accounts');
  const { last_used_at: usedAt, created_by: addedBy } = account;
  return (
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
  );
};

const Decided = ({ permission }: { permission: NonNullable<DestinationAccount['fund_transfers']> }) => {
  const t = useT('destination-accounts');
  const { status, maker_name: maker, decided_by: by } = permission;
  return (
    <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
      {/* Approved before it was stored by whom. */}
      {status === 'approved' && by === null
        ? t('transfers.before')
        : t(`transfers.${status}`, { maker: maker ?? '–', by: by ?? '–' })}
    </chakra.p>
  );
};
