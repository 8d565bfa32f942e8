import { formatPercent } from '@dasbor/domain/kernel';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { percentOf } from '../presentation/attempt-rows.ts';
import { BarTable } from './bar-table.tsx';
import { ChartSection } from './chart-section.tsx';

export type SalesRow = { key: string; label: string; count: number; amount: number };

type SalesSectionProps = { name: string; title: string; label: string; rows: readonly SalesRow[] };

/** The share of each row in the amount received. */
export const SalesSection = ({ name, title, label, rows }: SalesSectionProps) => {
  const t = useT('analytics');
  const language = useLanguage();
  const format = useFormat();
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  const sorted = rows.toSorted((one, other) => other.amount - one.amount);
  return (
    <ChartSection
      name={name}
      wide
      title={title}
      file={{
        header: [label, t('sales.count'), t('sales.amount')],
        rows: sorted.map((row) => [row.label, row.count, row.amount]),
      }}
    >
      <BarTable
        caption={title}
        isMoney
        columns={[label, t('sales.amount'), t('attempts.count')]}
        rows={sorted.map((row) => {
          const share = percentOf(row.amount, total);
          return {
            key: row.key,
            label: row.label,
            hint: share === null ? null : formatPercent(share, language),
            bar: share === null ? null : share / 100,
            figure: <Money value={row.amount} />,
            more: [format.count(row.count)],
          };
        })}
      />
    </ChartSection>
  );
};
