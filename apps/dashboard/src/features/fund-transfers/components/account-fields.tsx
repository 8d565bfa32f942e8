import { SearchChoice } from '../../../shared/forms/search-choice.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import type { Bank } from '../../../shared/destination/types.ts';
import { DestinationFields } from '../../../shared/destination/destination-fields.tsx';
import type { WhitelistedAccount } from '../api/types.ts';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import type { Values } from '../forms/transfer-values.ts';
import { fundTransferPaths } from '../../../shared/paths/fund-transfers.ts';

type AccountFieldsProps = {
  form: Pick<FormState<Values>, 'values' | 'field' | 'set' | 'touch' | 'errorOf'>;
  banks: readonly Bank[];
  /** Null where any account may be paid. */
  whitelist: readonly WhitelistedAccount[] | null;
};

/** A bank account. If the whitelist is on, only its accounts are offered. */
export const AccountFields = ({ form, banks, whitelist }: AccountFieldsProps) => {
  const t = useT('fund-transfers');
  if (whitelist === null) return <DestinationFields form={form} banks={banks} />;
  const { values, set, touch, errorOf } = form;
  // The server rejects an account that is not approved yet.
  const approved = whitelist.filter(({ status }) => status === 'approved');
  const chosen = approved.find(
    (one) => one.bank_code === values.bank_code && one.account_number === values.account_number,
  );
  return (
    <SearchChoice
      label={t('form.account')}
      hint={
        <>
          {t('form.accountHint')} <AppLink to={fundTransferPaths.whitelist}>{t('form.accountAdd')}</AppLink>
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
