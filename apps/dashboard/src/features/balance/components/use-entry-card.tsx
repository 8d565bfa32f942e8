import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Money } from '../../../shared/ui/money.tsx';
import type { RecordParts } from '../../../shared/ui/record/record-rows.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { BalanceEntry } from '../api/types.ts';
import { useKindWords } from '../presentation/use-kind-words.ts';

/** The phone view of an entry, with everything the table shows. */
export const useEntryCard = (): ((entry: BalanceEntry) => RecordParts) => {
  const t = useT('balance');
  const { rupiah } = useFormat();
  const kindWords = useKindWords();
  return ({ kind, payout, credit, debit, reference_id: reference, ...entry }) => ({
    title: kindWords(kind),
    amount: credit > 0 ? <Money value={credit} color="success.fg" /> : <Money value={-debit} />,
    // A card is one link to its trace. A second link inside it would be too small to tap.
    note: (
      <>
        {payout ? (
          <chakra.span display="block" color="fg" overflowWrap="anywhere" data-part="batch">
            {t('batchRow', { batch: payout.disbursement_name, row: payout.row })}
          </chakra.span>
        ) : null}
        <chakra.span textStyle="id" overflowWrap="anywhere">
          {reference}
        </chakra.span>
      </>
    ),
    meta: <Time value={entry.transaction_time} />,
    status: t('closing', { amount: rupiah(entry.closing_balance) }),
  });
};
