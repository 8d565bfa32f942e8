import { SearchChoice } from '../../../shared/forms/search-choice.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import type { Bank, DestinationAccount } from '../../../shared/destination/types.ts';
import { DestinationFields } from '../../../shared/destination/destination-fields.tsx';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import type { Values } from '../forms/transfer-values.ts';
import { destinationPaths } from '../../../shared/paths/money-out/destination-accounts.ts';

type AccountFieldsProps = {
  form: Pick<FormState<Values>, 'values' | 'field' | 'set' | 'touch' | 'errorOf'>;
  banks: readonly Bank[];
  /** Null where any account may be paid. */
  approved: readonly DestinationAccount[] | null;
};

/** A bank account. If accounts need an approval, only approved ones are offered. */
export const AccountFields = ({ form, banks, approved }: AccountFieldsProps) => {
  const t = useT('fund-transfers');
  if (approved === null) return <DestinationFields form={form} banks={banks} />;
  const { values, set, touch, errorOf } = form;
  const chosen = approved.find(
    (one) => one.bank_code === values.bank_code && one.account_number === values.account_number,
  );
  return (
    <SearchChoice
      label={t('form.account')}
      hint={
        <>
          {t('form.accountHint')} <AppLink to={destinationPaths.forTransfers}>{t('form.accountAdd')}</AppLink>
        </>
      }
      error={errorOf('account_number') ?? errorOf('bank_code')}
      options={approved.map((one) => ({
        value: one.id,
        label: `${one.bank_name} ${one.account_number} · ${one.account_name}`,
        also: [one.bank_code],
      }))}
      value={chosen?.id ?? ''}
      onChange={(id) => {
        const one = approved.find((account) => account.id === id);
        if (!one) return;
        const { bank_code, account_number, account_name } = one;
        set({ bank_code, account_number, account_name });
      }}
      onBlur={() => touch('account_number')}
      nothing={t('form.accountNothing')}
    />
  );
};
