import { SearchChoice } from '../../../../shared/forms/search-choice.tsx';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useSession } from '../../../../shared/state/session.ts';
import type { Subaccount } from '../../../subaccounts/public.ts';

interface PaidFromProps {
  sources: readonly Subaccount[];
  merchantAvailable: number | undefined;
  /** A subaccount's id; empty is the merchant. */
  value: string;
  onChange: (value: string) => void;
}

const MERCHANT = 'merchant';

/** Whose balance pays, with what it has. */
export function PaidFrom({ sources, merchantAvailable, value, onChange }: PaidFromProps) {
  const t = useT('create');
  const { rupiah } = useFormat();
  const { merchant_name: merchant } = useSession();
  const isGone = value !== '' && !sources.some(({ id }) => id === value);
  const has = (amount: number | undefined) =>
    amount === undefined ? undefined : t('batch.available', { amount: rupiah(amount) });
  const chosen = value || MERCHANT;
  const options = [
    { value: MERCHANT, label: t('batch.merchant', { merchant }), note: has(merchantAvailable), also: [] },
    ...sources.map(({ id, name, available, email, account_id: accountId }) => ({
      value: id,
      label: name,
      note: has(available),
      also: [email, ...(accountId ? [accountId] : [])],
    })),
  ];
  return (
    <SearchChoice
      label={t('batch.from')}
      error={isGone ? t('batch.fromGone') : undefined}
      hint={options.find((option) => option.value === chosen)?.note}
      value={chosen}
      onChange={(next) => onChange(next === MERCHANT ? '' : next)}
      options={options}
      nothing={t('batch.nothing')}
    />
  );
}
