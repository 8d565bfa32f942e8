import { useT } from '../../../../shared/i18n/use-t.ts';
import { BalanceChoice } from '../../../../shared/balance-choice/balance-choice.tsx';
import type { Subaccount } from '../../../../shared/subaccounts/all-subaccounts.ts';

type PaidFromProps = {
  sources: readonly Subaccount[];
  merchantAvailable: number | undefined;
  /** A subaccount's id. Empty for the merchant. */
  value: string;
  onChange: (value: string) => void;
};

const MERCHANT = 'merchant';

/** The balance that pays. Shows if the chosen subaccount was closed since. */
export const PaidFrom = ({ sources, merchantAvailable, value, onChange }: PaidFromProps) => {
  const t = useT('create');
  const isGone = value !== '' && !sources.some(({ id }) => id === value);
  return (
    <BalanceChoice
      label={t('batch.from')}
      error={isGone ? t('batch.fromGone') : undefined}
      subaccounts={sources}
      merchant={MERCHANT}
      merchantAvailable={merchantAvailable}
      value={value || MERCHANT}
      onChange={(chosen) => onChange(chosen === MERCHANT ? '' : chosen)}
    />
  );
};
