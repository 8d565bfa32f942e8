import { chakra } from '@chakra-ui/react';
import { parseRupiah } from '@dasbor/domain/kernel';
import { type FeePayer, previewFees } from '@dasbor/domain/payments';
import { useState } from 'react';
import { AmountField } from '../../../shared/forms/amount-field.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useMethodWords } from '../../../shared/payments/method-words.ts';
import { paymentMethodPaths } from '../../../shared/paths/money-in/payment-methods.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';

/** What a price costs by each method, with the choice above as it is now. */
export const PreviewSection = ({ payer }: { payer: FeePayer }) => {
  const t = useT('mdr-preference');
  const words = useCodeWords();
  const { count } = useFormat();
  const [text, setText] = useState(count(EXAMPLE));
  const price = parseRupiah(text);
  return (
    <Section title={t('preview.title')} description={t(`preview.${payer}`)} data-section="preview">
      <chakra.div display="grid" gap="4">
        <AmountField
          label={t('preview.price')}
          value={text}
          onChange={setText}
          error={price.ok ? undefined : words(price.problem.code, price.problem.params)}
        />
        {price.ok ? <Rows rows={previewFees(price.value, payer)} /> : null}
        <chakra.p textStyle="small" color="fg.muted">
          {t('preview.note')} <AppLink to={paymentMethodPaths.list}>{t('preview.methods')}</AppLink>
        </chakra.p>
      </chakra.div>
    </Section>
  );
};

const EXAMPLE = 150_000;

const Rows = ({ rows }: { rows: ReturnType<typeof previewFees> }) => {
  const t = useT('mdr-preference');
  const methodWords = useMethodWords();
  const { rupiah } = useFormat();
  return (
    <chakra.table css={TABLE} aria-label={t('preview.title')}>
      <thead>
        <tr>
          <th scope="col">{t('preview.column.method')}</th>
          <th scope="col">{t('preview.column.total')}</th>
          <th scope="col">{t('preview.column.net')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ method, payer, fee, total, net }) => (
          <tr key={method} data-method={method}>
            <th scope="row">
              {methodWords(method)}
              <chakra.span display="block" textStyle="small" color="fg.muted" fontWeight="normal">
                {t(`preview.fee.${payer}`, { fee: rupiah(fee) })}
              </chakra.span>
            </th>
            <td>
              <Money value={total} />
            </td>
            <td>
              <Money value={net} />
            </td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
};

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  textStyle: 'body',
  '& th, & td': {
    py: '2',
    ps: '3',
    textAlign: 'end',
    verticalAlign: 'top',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
  },
  '& th:first-of-type': { ps: '0', textAlign: 'start' },
  '& thead th': { textStyle: 'small', color: 'fg.muted', fontWeight: 'medium', verticalAlign: 'bottom' },
  '& tbody th': { fontWeight: 'medium' },
} as const;
