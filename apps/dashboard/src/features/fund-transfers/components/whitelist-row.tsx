import { chakra } from '@chakra-ui/react';
import { decideAccountReview } from '@dasbor/domain/fund-transfers';
import { may } from '@dasbor/domain/access';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { Status } from '../../../shared/status/status.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { WhitelistedAccount } from '../api/types.ts';
import { accountWords } from '../presentation/account-words.ts';
import { fundTransferMeanings } from '../presentation/status-view.ts';

export type AccountQuestion = 'approve' | 'reject' | 'remove';

type WhitelistRowProps = {
  account: WhitelistedAccount;
  onAsk: (question: AccountQuestion) => void;
};

/** An approved account, or one that awaits approval by somebody other than its creator. */
export const WhitelistRow = ({ account, onAsk }: WhitelistRowProps) => {
  const t = useT('fund-transfers');
  const who = useWho();
  const about = accountWords(account);
  const isWaiting = account.status === 'need_approval';
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
      <chakra.div minW="0">
        <chakra.p fontWeight="medium">
          {account.account_name} {isWaiting ? <Status of={fundTransferMeanings} is={account.status} /> : null}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {about}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {account.approved_by
            ? t('whitelist.by.both', { maker: account.added_by ?? '–', approver: account.approved_by })
            : t('whitelist.by.maker', { maker: account.added_by ?? '–' })}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2" ms="auto">
        {isWaiting ? <Decide account={account} onAsk={onAsk} /> : null}
        {may(who, { permission: 'subaccount.create' }).ok ? (
          <Button
            size="sm"
            variant="dangerOutline"
            aria-label={t('whitelist.remove.of', { account: about })}
            onClick={() => onAsk('remove')}
          >
            {t('whitelist.remove.button')}
          </Button>
        ) : null}
      </chakra.div>
    </chakra.li>
  );
};

const Decide = ({ account, onAsk }: WhitelistRowProps) => {
  const t = useT('fund-transfers');
  const words = useCodeWords();
  const who = useWho();
  const { user_id: me } = useSession();
  if (!may(who, { permission: 'fundtransfer.approve' }).ok) return null;
  const { maker_id: makerId } = account;
  const decided = decideAccountReview({ status: 'need_approval', makerId: makerId ?? '' }, me);
  const reason = decided.ok ? undefined : words(decided.problem.code);
  const about = accountWords(account);
  return (
    <>
      <Button
        size="sm"
        variant="dangerOutline"
        aria-label={t('whitelist.reject.of', { account: about })}
        disabledReason={reason}
        onClick={() => onAsk('reject')}
      >
        {t('decide.reject')}
      </Button>
      <Button
        size="sm"
        variant="primary"
        aria-label={t('whitelist.approve.of', { account: about })}
        disabledReason={reason}
        onClick={() => onAsk('approve')}
      >
        {t('decide.approve')}
      </Button>
    </>
  );
};
