import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { usePayoutFailureWords } from '../../../shared/payout-failures/use-payout-failure-words.ts';
import { Status } from '../../../shared/status/status.tsx';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { BankTransfer, Withdrawal } from '../api/types.ts';
import { withdrawalMeanings } from '../presentation/status-view.ts';

/** What the bank was asked to pay, one up to its limit, and why one did not arrive. */
export function TransfersSection({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT('withdrawals');
  const { transfers } = withdrawal;
  return (
    <Section title={t('detail.transfers.title')} padding="flush" data-section="transfers">
      <chakra.ul listStyleType="none" m="0" p="0">
        {transfers.map((transfer, index) => (
          <chakra.li
            key={transfer.reference}
            data-transfer={transfer.reference}
            display="grid"
            gap="1"
            px={{ base: '4', sm: '5' }}
            py="3"
            borderTopWidth="1px"
            borderColor="border.muted"
          >
            <Line>
              <chakra.span fontWeight="medium">
                {t('detail.transfers.one', { number: index + 1, total: transfers.length })}
              </chakra.span>
              <Money value={transfer.amount} fontWeight="semibold" />
            </Line>
            <Line>
              <chakra.span textStyle="small" color="fg.muted">
                {transfer.ended_at ? <Time value={transfer.ended_at} /> : null}
              </chakra.span>
              <Status of={withdrawalMeanings} is={transfer.status} />
            </Line>
            {transfer.failure_code ? <Failure code={transfer.failure_code} /> : null}
            <Reference label={t('detail.transfers.bankReference')} value={transfer.bank_reference} />
            <Reference label={t('detail.transfers.reference')} value={transfer.reference} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  );
}

function Failure({ code }: { code: string }) {
  const t = useT('withdrawals');
  const { title, action } = usePayoutFailureWords()(code);
  return (
    <chakra.p textStyle="small" data-failure={code}>
      <chakra.strong fontWeight="semibold" color="fg.error">
        {title}.
      </chakra.strong>{' '}
      {action}{' '}
      <chakra.span color="fg.subtle" overflowWrap="anywhere">
        {t('detail.transfers.code', { code })}
      </chakra.span>
    </chakra.p>
  );
}

function Reference({ label, value }: { label: string; value: BankTransfer['bank_reference'] }) {
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
