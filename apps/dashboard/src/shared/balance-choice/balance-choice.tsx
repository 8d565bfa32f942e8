import { SearchChoice } from '../forms/search-choice.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { useT } from '../i18n/use-t.ts';
import { useSession } from '../state/session.ts';
import type { Subaccount } from '../subaccounts/all-subaccounts.ts';

type BalanceChoiceProps = {
  label: string;
  error: string | undefined;
  subaccounts: readonly Subaccount[];
  /** The value for the merchant itself. */
  merchant: string;
  merchantAvailable: number | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
};

/** Selects a balance by name or account ID, and shows its amount. */
export const BalanceChoice = ({ subaccounts, merchant, merchantAvailable, ...field }: BalanceChoiceProps) => {
  const t = useT('balance-choice');
  const { rupiah } = useFormat();
  const { merchant_name: name } = useSession();
  const has = (amount: number | undefined) =>
    amount === undefined ? undefined : t('available', { amount: rupiah(amount) });
  const options = [
    {
      value: merchant,
      label: t('merchant', { merchant: name }),
      note: has(merchantAvailable),
      also: [],
    },
    ...subaccounts.map((one) => ({
      value: one.id,
      label: one.name,
      note: has(one.available),
      also: [one.email, ...(one.account_id ? [one.account_id] : [])],
    })),
  ];
  return (
    <SearchChoice
      {...field}
      hint={options.find(({ value }) => value === field.value)?.note}
      options={options}
      nothing={t('nothing')}
    />
  );
};
