import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { decideTransferPermission, usesFor } from '@dasbor/domain/destination-accounts';
import type { DestinationAccount } from '../../../shared/destination/types.ts';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { accountWords } from '../presentation/account-words.ts';

export type AccountQuestion = 'ask' | 'approve' | 'reject' | 'end' | 'remove';

type AccountActionsProps = { account: DestinationAccount; onAsk: (question: AccountQuestion) => void };

/** What the person may do with the account. */
export const AccountActions = ({ account, onAsk }: AccountActionsProps) => {
  const t = useT('destination-accounts');
  const questions = useQuestions(account);
  const reason = useWhyNotDecide(account);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" ms="auto">
      {questions.map((question) => (
        <Button
          key={question}
          size="sm"
          variant={VARIANTS[question]}
          aria-label={t(`${question}.of`, { account: accountWords(account) })}
          disabledReason={question === 'approve' || question === 'reject' ? reason : undefined}
          onClick={() => onAsk(question)}
        >
          {t(`${question}.button`)}
        </Button>
      ))}
    </chakra.div>
  );
};

const VARIANTS = {
  ask: 'secondary',
  approve: 'primary',
  reject: 'dangerOutline',
  end: 'dangerOutline',
  remove: 'dangerOutline',
} as const;

const useQuestions = ({
  is_own: isOwn,
  fund_transfers: permission,
}: DestinationAccount): AccountQuestion[] => {
  const who = useWho();
  const changes = usesFor(who, 'change');
  const asks = changes.includes('fund_transfers');
  const isAsked = permission !== null && permission.status !== 'rejected';
  const decides =
    permission?.status === 'need_approval' && may(who, { permission: 'fundtransfer.approve' }).ok;
  return [
    ...(decides ? (['reject', 'approve'] as const) : []),
    ...(asks && !isAsked ? (['ask'] as const) : []),
    ...(asks && isAsked && isOwn ? (['end'] as const) : []),
    ...(changes.includes(isOwn ? 'withdrawals' : 'fund_transfers') ? (['remove'] as const) : []),
  ];
};

/** Not even an owner decides what they asked for. */
const useWhyNotDecide = ({ fund_transfers: permission }: DestinationAccount): string | undefined => {
  const words = useCodeWords();
  const { user_id: me } = useSession();
  if (!permission) return undefined;
  const decided = decideTransferPermission(
    { status: permission.status, makerId: permission.maker_id ?? '' },
    me,
  );
  return decided.ok ? undefined : words(decided.problem.code);
};
