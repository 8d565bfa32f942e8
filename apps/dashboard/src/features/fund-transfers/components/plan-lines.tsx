import { MoneyLines } from '../../../shared/detail/money-lines.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { Plan } from '../forms/transfer-values.ts';

/** The amount, the costs and the remaining balance, so that the reader can check the sum. */
export const PlanLines = ({ plan }: { plan: Plan }) => {
  const t = useT('fund-transfers');
  const { before, amount, fee, ppn, total } = plan;
  return (
    <MoneyLines
      lines={[
        { key: 'before', label: t('form.before'), amount: before },
        { key: 'amount', label: t('form.amountLine'), amount: -amount },
        { key: 'fee', label: t('form.fee'), amount: -fee || 0 },
        { key: 'ppn', label: t('form.ppn'), amount: -ppn || 0 },
        { key: 'after', label: t('form.after'), amount: before - total, isTotal: true },
      ]}
    />
  );
};
