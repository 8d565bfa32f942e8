import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { BankTransfer } from '../../../shared/payout-failures/bank-transfer.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { Withdrawal } from '../api/types.ts';
import { withdrawalMeanings } from '../presentation/status-view.ts';

/** The transfers to the bank, each up to its limit, and the reasons for failures. */
export const TransfersSection = ({ withdrawal: { transfers } }: { withdrawal: Withdrawal }) => {
  const t = useT('withdrawals');
  return (
    <Section title={t('detail.transfers.title')} padding="flush" data-section="transfers">
      <chakra.ul listStyleType="none" m="0" p="0">
        {transfers.map((transfer, index) => (
          <BankTransfer
            key={transfer.reference}
            name={t('detail.transfers.one', { number: index + 1, total: transfers.length })}
            transfer={transfer}
            meanings={withdrawalMeanings}
          />
        ))}
      </chakra.ul>
    </Section>
  );
};
