import type { RefundClaim } from '@dasbor/sdk';
import { useEffect, useRef } from 'preact/hooks';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { bankOf } from '../forms/account-values.ts';
import type { AccountForm as Form } from '../forms/use-account-form.ts';
import { useT } from '../locales/words.ts';
import { BankDialog } from './bank-dialog.tsx';
import { BankField } from './bank-field.tsx';
import css from './claim.module.css';
import { NumberField } from './number-field.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { useFieldWords } from './use-field-words.ts';

type AccountFormProps = { claim: RefundClaim; form: Form };

export const AccountForm = ({ claim, form }: AccountFormProps) => {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { rupiah } = useFormat();
  const { values, isBusy } = form;
  const bank = bankOf(claim.banks, values.bank_code);
  const words = useFieldWords(bank, rupiah(claim.amount));

  const cameBack = useRef(form.checked !== undefined);
  useEffect(() => {
    if (cameBack.current) title.current?.focus();
  }, []);
  useEffect(() => {
    if (form.attempt > 0) element.current?.querySelector<HTMLElement>('[data-invalid]')?.focus();
  }, [form.attempt]);

  const isChoosing = form.step === 'banks';
  useEffect(() => {
    const opener = element.current?.querySelector<HTMLElement>('#bank');
    return isChoosing ? () => opener?.focus() : undefined;
  }, [isChoosing]);

  return (
    <form
      ref={element}
      noValidate
      class={css['panel']}
      onSubmit={(event) => {
        event.preventDefault();
        form.check();
      }}
    >
      <h2 ref={title} tabIndex={-1}>
        {t('form.title')}
      </h2>
      <BankField
        bank={bank}
        error={words.bank(form.wrong.bank_code)}
        disabled={isBusy}
        onOpen={form.openBanks}
      />
      <NumberField
        bank={bank}
        value={values.account_number}
        error={words.number(form.wrong.account_number)}
        readOnly={isBusy}
        onChange={(number) => form.change('account_number', number)}
      />
      {form.refusal && <RefusalNotice refusal={form.refusal} bank={bank} claim={claim} />}
      <Button type="submit" busy={isBusy}>
        {isBusy ? t('form.checking', { bank: bank?.name ?? '' }) : t('form.check')}
      </Button>
      <p class={css['note']}>{t('form.safe')}</p>
      {isChoosing && (
        <BankDialog
          banks={claim.banks}
          chosen={values.bank_code}
          onChoose={(code) => {
            form.change('bank_code', code);
            form.close();
          }}
          onClose={form.close}
        />
      )}
    </form>
  );
};
