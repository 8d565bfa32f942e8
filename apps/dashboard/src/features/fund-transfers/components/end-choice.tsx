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
  const withAmount = (name: string, amount: number | undefined) =>
    amount === undefined ? name : `${name} · ${rupiah(amount)}`;
  return (
    <SearchChoice
      {...field}
      options={[
        { value: MERCHANT, label: withAmount(merchant, merchantAvailable), also: [] },
        ...subaccounts.map((one) => ({
          value: one.id,
          label: withAmount(one.name, one.available),
          also: [one.email, ...(one.account_id ? [one.account_id] : [])],
        })),
      ]}
      nothing={t('form.nothing')}
    />
  );
}
