import { chakra } from '@chakra-ui/react';
import { PPN_MODES, ppnRateOn, taxedAmount } from '@dasbor/domain/invoices';
import { isCalendarDate, MAX_RUPIAH, rupiah as rupiahOf, rupiahInWords } from '@dasbor/domain/kernel';
import { useId } from 'react';
import { MoneyLines } from '../../../../shared/detail/money-lines.tsx';
import { ChoiceGroup } from '../../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../../shared/forms/choice.tsx';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../../shared/i18n/use-t.ts';
import { ErrorText } from '../../../../shared/ui/error-text.tsx';
import { type InvoiceFormState, type InvoiceValues, pricesOf } from '../../forms/invoice-values.ts';
import { useRateWords } from '../../presentation/use-rate-words.ts';

/** How PPN is treated, and what the invoice comes to, as the document will say it. */
export const Sum = ({ form }: { form: InvoiceFormState }) => {
  const t = useT('invoices');
  const language = useLanguage();
  const { rupiah } = useFormat();
  const rate = useRateWords();
  const errorId = useId();
  const error = form.errorOf('items');
  const amounts = amountsOf(form.values);
  const { ppn_mode: mode, start_date: start } = form.values;
  const basisPoints = isCalendarDate(start) ? ppnRateOn(start).basisPoints : undefined;
  return (
    <>
      <ChoiceGroup legend={t('form.ppn')}>
        {PPN_MODES.map((one) => (
          <Choice
            key={one}
            title={t(`ppn.${one}`)}
            text={t(`form.ppnText.${one}`)}
            {...form.choice('ppn_mode', one)}
          />
        ))}
      </ChoiceGroup>
      <chakra.div data-section="sum" aria-live="polite">
        <MoneyLines
          lines={[
            ...(mode === 'none'
              ? []
              : [
                  { key: 'subtotal', label: t('amounts.subtotal'), amount: amounts?.subtotal },
                  {
                    key: 'ppn',
                    label: t('amounts.ppn', {
                      rate: basisPoints === undefined ? '–' : rate(basisPoints),
                      base: amounts ? rupiah(amounts.taxBase) : '–',
                    }),
                    amount: amounts?.ppn,
                  },
                ]),
            { key: 'total', label: t('amounts.total'), amount: amounts?.total, isTotal: true },
          ]}
        />
        {amounts ? (
          <chakra.p textStyle="small" color="fg.muted" fontStyle="italic" data-part="words">
            {t('amounts.words', { words: rupiahInWords(rupiahOf(amounts.total), language) })}
          </chakra.p>
        ) : null}
        {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
      </chakra.div>
    </>
  );
};

/** Undefined while an item or the date says nothing. */
const amountsOf = (values: InvoiceValues) => {
  const prices = pricesOf(values);
  if (prices === undefined || prices > MAX_RUPIAH || !isCalendarDate(values.start_date)) return undefined;
  return taxedAmount(rupiahOf(prices), values.ppn_mode, values.start_date);
};
