import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t.ts';
import type { Meanings } from '../status/meanings.ts';
import { Status } from '../status/status.tsx';
import { CopyButton } from '../ui/record/copy-button.tsx';
import { Money } from '../ui/money.tsx';
import { Time } from '../ui/time.tsx';
import { usePayoutFailureWords } from './use-payout-failure-words.ts';

type BankTransferProps = {
  /** The number of this transfer, and how many there are. */
  name: string;
  transfer: {
    reference: string;
    bank_reference: string | null;
    amount: number;
    status: string;
    failure_code: string | null;
    ended_at: string | null;
  };
  meanings: Meanings<string>;
  /** The consequences of the outcome. */
  children?: ReactNode;
};

/** A transfer to a bank, and why it failed. */
export const BankTransfer = ({ name, transfer, meanings, children }: BankTransferProps) => {
  const t = useT('payout-failures');
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
        <Status of={meanings} is={transfer.status} />
      </Line>
      {transfer.failure_code ? <Failure code={transfer.failure_code} /> : null}
      {children}
      <Reference label={t('bankReference')} value={transfer.bank_reference} />
      <Reference label={t('reference')} value={transfer.reference} />
    </chakra.li>
  );
};

const Failure = ({ code }: { code: string }) => {
  const t = useT('payout-failures');
  const { title, action } = usePayoutFailureWords()(code);
  return (
    <chakra.p textStyle="small" data-failure={code}>
      <chakra.strong fontWeight="semibold" color="fg.error">
        {title}.
      </chakra.strong>{' '}
      {action}{' '}
      <chakra.span color="fg.subtle" overflowWrap="anywhere">
        {t('code', { code })}
      </chakra.span>
    </chakra.p>
  );
};

const Reference = ({ label, value }: { label: string; value: string | null }) => {
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
};

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '3',
  },
});
