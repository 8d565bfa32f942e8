import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Money } from '../../../shared/ui/money.tsx';
import type { RecordParts } from '../../../shared/ui/record/record-rows.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Transaction } from '../api/types.ts';
import { useKindWords } from '../presentation/use-kind-words.ts';

/** The phone view of a transaction, with everything the table shows. */
export const useTransactionCard = (): ((row: Transaction) => RecordParts) => {
  const t = useT('transactions');
  const { rupiah } = useFormat();
  const kindWords = useKindWords();
  return ({ kind, money_in: into, money_out: out, ...row }) => ({
    title: kindWords(kind),
    amount: into > 0 ? <Money value={into} color="success.fg" /> : <Money value={-out} />,
    note: (
      <>
        {row.counterparty ? (
          <chakra.span display="block" color="fg" overflowWrap="anywhere">
            {row.counterparty}
          </chakra.span>
        ) : null}
        <chakra.span overflowWrap="anywhere" {...(row.reference ? {} : { textStyle: 'id' })}>
          {row.reference ?? row.reference_id}
        </chakra.span>
        {row.fee > 0 ? (
          <chakra.span display="block">{t('fee', { amount: rupiah(row.fee) })}</chakra.span>
        ) : null}
      </>
    ),
    meta: <Time value={row.transaction_time} />,
    status: t('running', { amount: rupiah(row.running_sum) }),
  });
};
