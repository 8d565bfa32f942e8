import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { BankTransfer } from '../../../shared/payout-failures/bank-transfer.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { DisbursementItem, ItemTransfer } from '../api/types.ts';
import { itemMeanings } from '../presentation/status-view.ts';

/** The transfers to the bank, each up to its limit, retries last, and the reasons for failures. */
export const TransfersSection = ({ item }: { item: DisbursementItem }) => {
  const t = useT('disbursements');
  const nameOf = useTransferName(item.transfers);
  const { transfers } = item;
  return (
    <Section title={t('itemPage.transfers.title')} padding="flush" data-section="transfers">
      {transfers.length === 0 ? (
        <chakra.p px={{ base: '4', sm: '5' }} pb="4" textStyle="small" color="fg.muted">
          {t('itemPage.transfers.none')}
        </chakra.p>
      ) : (
        <chakra.ul listStyleType="none" m="0" p="0">
          {transfers.map((transfer) => (
            <BankTransfer
              key={transfer.reference}
              name={nameOf(transfer)}
              transfer={transfer}
              meanings={itemMeanings}
            >
              {transfer.status === 'failed' ? <Returned transfer={transfer} /> : null}
            </BankTransfer>
          ))}
        </chakra.ul>
      )}
    </Section>
  );
};

/** Labels a transfer as an attempt, as a part of a split, or as both. */
const useTransferName = (transfers: readonly ItemTransfer[]) => {
  const t = useT('disbursements');
  const attempts = new Set(transfers.map(({ attempt }) => attempt)).size;
  return (transfer: ItemTransfer): string => {
    const parts = transfers.filter(({ attempt }) => attempt === transfer.attempt);
    const places = {
      attempt: transfer.attempt,
      attempts,
      number: parts.indexOf(transfer) + 1,
      total: parts.length,
    };
    if (attempts === 1) return t(`itemPage.transfers.${parts.length > 1 ? 'part' : 'only'}`, places);
    return t(`itemPage.transfers.${parts.length > 1 ? 'partOfAttempt' : 'attempt'}`, places);
  };
};

const Returned = ({ transfer: { amount, fee, ppn } }: { transfer: ItemTransfer }) => {
  const t = useT('disbursements');
  const { rupiah } = useFormat();
  return (
    <chakra.p textStyle="small" color="fg.muted" data-part="returned">
      {t('itemPage.transfers.returned', { total: rupiah(amount + fee + ppn) })}
    </chakra.p>
  );
};
