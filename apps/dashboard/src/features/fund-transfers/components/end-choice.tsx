import { SearchChoice } from '../../../shared/forms/search-choice.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { Subaccount } from '../../subaccounts/public.ts';
import { MERCHANT } from '../forms/transfer-values.ts';
import { useEndWords } from '../presentation/use-end-words.ts';

interface EndChoiceProps {
  label: string;
  error: string | undefined;
  subaccounts: readonly Subaccount[];
  merchantAvailable: number | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** One of the balances, by name or account id, with what it has. */
export function EndChoice({ subaccounts, merchantAvailable, ...field }: EndChoiceProps) {
  const t = useT('fund-transfers');
  const { rupiah } = useFormat();
  const { merchant } = useEndWords();
  const has = (amount: number | undefined) =>
    amount === undefined ? undefined : t('form.available', { amount: rupiah(amount) });
  const options = [
    { value: MERCHANT, label: merchant, note: has(merchantAvailable), also: [] },
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
      nothing={t('form.nothing')}
    />
  );
}
