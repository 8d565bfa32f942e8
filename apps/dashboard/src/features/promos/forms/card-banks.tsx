import { chakra } from '@chakra-ui/react';
import { BankChoice } from '../../../shared/forms/bank-choice.tsx';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import { useBanks } from '../../../shared/destination/use-banks.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { PromoValues } from './promo-values.ts';

/** The banks of the cards, one after the other. */
export const CardBanks = ({ form }: { form: FormState<PromoValues> }) => {
  const t = useT('promos');
  const banks = (useBanks().data ?? []).filter(({ type }) => type !== 'ewallet');
  const { banks: chosen } = form.values;
  const nameOf = (code: string) => banks.find((bank) => bank.code === code)?.name ?? code;
  return (
    <chakra.div display="grid" gap="2">
      <BankChoice
        label={t('form.bank')}
        hint={t('form.bankHint')}
        error={form.errorOf('banks')}
        banks={banks.filter(({ code }) => !chosen.includes(code))}
        value=""
        onChange={(code) => form.set({ banks: [...chosen, code] })}
        onBlur={() => form.touch('banks')}
        nothing={t('form.bankNothing')}
      />
      {chosen.length === 0 ? null : (
        <chakra.ul
          aria-label={t('form.bankChosen')}
          listStyleType="none"
          m="0"
          p="0"
          display="flex"
          flexWrap="wrap"
          gap="2"
        >
          {chosen.map((code) => (
            <li key={code}>
              <Button
                size="xs"
                aria-label={t('form.bankRemove', { bank: nameOf(code) })}
                onClick={() => form.set({ banks: chosen.filter((one) => one !== code) })}
              >
                {nameOf(code)} ×
              </Button>
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
};
