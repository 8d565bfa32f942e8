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
  const withAmount = (name: string, amount: number | undefined) =>
    amount === undefined ? name : `${name} · ${rupiah(amount)}`;
  return (
    <SearchChoice
      label={t('batch.from')}
      error={isGone ? t('batch.fromGone') : undefined}
      value={value || MERCHANT}
      onChange={(chosen) => onChange(chosen === MERCHANT ? '' : chosen)}
      options={[
        {
          value: MERCHANT,
          label: withAmount(t('batch.merchant', { merchant }), merchantAvailable),
          also: [],
        },
        ...sources.map(({ id, name, available, email, account_id: accountId }) => ({
          value: id,
          label: withAmount(name, available),
          also: [email, ...(accountId ? [accountId] : [])],
        })),
      ]}
      nothing={t('batch.nothing')}
    />
  );
}
