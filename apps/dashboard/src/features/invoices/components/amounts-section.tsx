import { chakra } from '@chakra-ui/react';
import { rupiah as rupiahOf, rupiahInWords } from '@dasbor/domain/kernel';
import { BreakdownSection } from '../../../shared/detail/detail-sections.tsx';
import { type MoneyLine, MoneyLines } from '../../../shared/detail/money-lines.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import type { Invoice } from '../api/types.ts';
import { useRateWords } from '../presentation/use-rate-words.ts';

type Amounts = Pick<
  Invoice,
  | 'total_amount'
  | 'outstanding_amount'
  | 'ppn_mode'
  | 'subtotal_amount'
  | 'ppn_basis_points'
  | 'tax_base_amount'
  | 'ppn_amount'
  | 'payments'
>;

/** Subtotal, PPN and total, and what was taken off since. */
export const AmountsSection = ({ invoice }: { invoice: Amounts }) => {
  const t = useT('invoices');
  const language = useLanguage();
  const { rupiah } = useFormat();
  const rate = useRateWords();
  const { total_amount: total, outstanding_amount: left, ppn_mode: mode, payments = [] } = invoice;
  const received = payments
    .filter(({ status }) => status !== 'reversed')
    .reduce((sum, { amount }) => sum + amount, 0);
  const before = total - left - received;
  const ppn: MoneyLine[] =
    mode === 'none'
      ? []
      : [
          { key: 'subtotal', label: t('amounts.subtotal'), amount: invoice.subtotal_amount },
          {
            key: 'ppn',
            label: t('amounts.ppn', {
              rate: rate(invoice.ppn_basis_points),
              base: rupiah(invoice.tax_base_amount),
            }),
            amount: invoice.ppn_amount,
          },
        ];
  const taken: MoneyLine[] = [
    ...(before > 0 ? [{ key: 'before', label: t('amounts.before'), amount: -before }] : []),
    ...(received > 0 ? [{ key: 'received', label: t('amounts.received'), amount: -received }] : []),
  ];
  return (
    <BreakdownSection>
      <MoneyLines
        lines={[
          ...ppn,
          { key: 'total', label: t('amounts.total'), amount: total, isTotal: ppn.length > 0 },
          ...taken,
          ...(taken.length > 0
            ? [{ key: 'left', label: t('amounts.left'), amount: left, isTotal: true }]
            : []),
        ]}
      />
      <chakra.p textStyle="small" color="fg.muted" fontStyle="italic" data-part="words">
        {t(taken.length > 0 ? 'amounts.totalWords' : 'amounts.words', {
          words: rupiahInWords(rupiahOf(total), language),
        })}
      </chakra.p>
    </BreakdownSection>
  );
};
