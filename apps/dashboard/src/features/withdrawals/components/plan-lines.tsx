import { chakra } from '@chakra-ui/react';
import { parseRupiah } from '@dasbor/domain/kernel';
import { MoneyLines } from '../../../shared/detail/money-lines.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { Plan } from '../forms/withdrawal-values.ts';

type PlanLinesProps = {
  /** Undefined until the balance is known. The lines are rendered anyway to avoid a layout shift. */
  before: number | undefined;
  amount: number;
};

/** Balance before, amount, balance after, so that the reader can check the subtraction. */
export const PlanLines = ({ before, amount }: PlanLinesProps) => {
  const t = useT('withdrawals');
  return (
    <MoneyLines
      lines={[
        { key: 'before', label: t('form.before'), amount: before },
        { key: 'withdrawal', label: t('form.withdrawal'), amount: -amount || 0 },
        { key: 'fee', label: t('form.fee'), amount: 0 },
        {
          key: 'after',
          label: t('form.after'),
          amount: before === undefined ? undefined : before - amount,
          isTotal: true,
        },
      ]}
    />
  );
};

/** Only if the bank's limit requires more than one transfer. */
export const SplitLine = ({ plan }: { plan: Pick<Plan, 'bank' | 'transfers'> | null }) => {
  const t = useT('withdrawals');
  const { rupiah, count } = useFormat();
  if (!plan || plan.transfers.length < 2) return null;
  const { bank, transfers } = plan;
  return (
    <chakra.p textStyle="small" color="fg.muted" data-split>
      {t('form.transfers', {
        parts: count(transfers.length),
        bank: bank.name,
        limit: rupiah(bank.split_limit ?? 0),
      })}
    </chakra.p>
  );
};

/** The typed amount, up to the balance. A negative balance would be wrong; the field shows the error. */
export const withinBalance = (text: string, available = 0): number => {
  const parsed = parseRupiah(text);
  return parsed.ok && parsed.value <= available ? parsed.value : 0;
};
