import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { usePayoutFailureWords } from '../../../shared/payout-failures/use-payout-failure-words.ts';
import { Status } from '../../../shared/status/status.tsx';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { DisbursementItem, ItemTransfer } from '../api/types.ts';
import { itemMeanings } from '../presentation/status-view.ts';

/** What the bank was asked to pay, one up to its limit, those of further attempts last; and why one did not arrive. */
export function TransfersSection({ item }: { item: DisbursementItem }) {
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
            <Transfer key={transfer.reference} transfer={transfer} name={nameOf(transfer)} />
          ))}
        </chakra.ul>
      )}
    </Section>
  );
}

/** An attempt as an attempt, a part of what was split as a part, and what is both as both. */
function useTransferName(transfers: readonly ItemTransfer[]) {
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
}

function Transfer({ transfer, name }: { transfer: ItemTransfer; name: string }) {
  const t = useT('disbursements');
  return (
    <chakra.li
      data-transfer={transfer.reference}
      display="grid"
      gap="1"
      px={{ base: '4', sm: '5' }}
      py="3"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Line>
        <chakra.span fontWeight="medium">{name}</chakra.span>
        <Money value={transfer.amount} fontWeight="semibold" ms="auto" />
      </Line>
      <Line>
        <chakra.span textStyle="small" color="fg.muted">
          {transfer.ended_at ? <Time value={transfer.ended_at} /> : null}
        </chakra.span>
        <Status of={itemMeanings} is={transfer.status} />
      </Line>
      {transfer.failure_code ? <Failure code={transfer.failure_code} /> : null}
      {transfer.status === 'failed' ? <Returned transfer={transfer} /> : null}
      <Reference label={t('itemPage.transfers.bankReference')} value={transfer.bank_reference} />
      <Reference label={t('itemPage.transfers.reference')} value={transfer.reference} />
    </chakra.li>
  );
}

function Returned({ transfer: { amount, fee, ppn } }: { transfer: ItemTransfer }) {
  const t = useT('disbursements');
  const { rupiah } = useFormat();
  return (
    <chakra.p textStyle="small" color="fg.muted" data-part="returned">
      {t('itemPage.transfers.returned', { total: rupiah(amount + fee + ppn) })}
    </chakra.p>
  );
}

function Failure({ code }: { code: string }) {
  const t = useT('disbursements');
  const { title, action } = usePayoutFailureWords()(code);
  return (
    <chakra.p textStyle="small" data-failure={code}>
      <chakra.strong fontWeight="semibold" color="fg.error">
        {title}.
      </chakra.strong>{' '}
      {action}{' '}
      <chakra.span color="fg.subtle" overflowWrap="anywhere">
        {t('itemPage.code', { code })}
      </chakra.span>
    </chakra.p>
  );
}

function Reference({ label, value }: { label: string; value: string | null }) {
  if (value === null) return null;
  return (
    <chakra.p
      textStyle="small"
      color="fg.muted"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="1.5"
    >
      {label}
      <chakra.span display="inline-flex" alignItems="center" gap="1" minW="0">
        <chakra.span textStyle="id" fontSize="xs" overflowWrap="anywhere">
          {value}
        </chakra.span>
        <CopyButton value={value} what={label} />
      </chakra.span>
    </chakra.p>
  );
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '3',
  },
});
