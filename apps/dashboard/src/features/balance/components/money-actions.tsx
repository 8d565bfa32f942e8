import { type Flag, may, type Permission } from '@dasbor/domain/access';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { prefetchPage } from '../../../shared/lib/prefetch.ts';
import { useWho } from '../../../shared/state/session.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { topUpPaths } from '../../../shared/paths/money-out/top-ups.ts';
import { withdrawalPaths } from '../../../shared/paths/money-out/withdrawals.ts';

type MoneyAction = {
  word: 'topUp' | 'withdraw';
  to: string;
  needs: { permission: Permission; feature: Flag };
  isPrimary?: boolean;
};

const ACTIONS: readonly MoneyAction[] = [
  { word: 'topUp', to: topUpPaths.create, needs: { permission: 'topup.create', feature: 'balance' } },
  {
    word: 'withdraw',
    to: withdrawalPaths.create,
    needs: { permission: 'withdrawal.create', feature: 'withdrawal' },
    isPrimary: true,
  },
];

/** Links to add and withdraw money, by permission. The forms handle the opening hours. */
export const MoneyActions = () => {
  const t = useT('balance');
  const who = useWho();
  return ACTIONS.filter(({ needs }) => may(who, needs).ok).map(({ word, to, isPrimary }) => (
    <LinkButton key={word} size="sm" {...(isPrimary ? { variant: 'primary' as const } : {})}>
      <Link to={to} onPointerEnter={() => prefetchPage(to)} onFocus={() => prefetchPage(to)}>
        {t(word)}
      </Link>
    </LinkButton>
  ));
};
