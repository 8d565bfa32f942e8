import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Money } from '../ui/money.tsx';

export type MoneyLine = {
  key: string;
  label: string;
  /** Negative for deductions. An unknown amount is a dash. */
  amount: number | undefined;
  /** A sum of the lines above it. */
  isTotal?: boolean;
  /** A picture beside the label. */
  before?: ReactNode;
};

/** Aligned amounts with totals below a line, so that the reader can add them up. */
export const MoneyLines = ({ lines }: { lines: readonly MoneyLine[] }) => (
  <chakra.dl m="0" display="grid" textStyle="body">
    {lines.map((line) => (
      <chakra.div
        key={line.key}
        data-line={line.key}
        display="flex"
        justifyContent="space-between"
        alignItems={line.before ? 'center' : undefined}
        gap="4"
        py="1.5"
        {...(line.isTotal
          ? { borderTopWidth: '1px', mt: '1', pt: '2.5', mb: '2', fontWeight: 'semibold' }
          : {})}
      >
        <chakra.dt
          minW="0"
          overflowWrap="anywhere"
          color={line.isTotal ? 'fg' : 'fg.muted'}
          css={line.before ? BESIDE : {}}
        >
          {line.before}
          {line.label}
        </chakra.dt>
        <chakra.dd m="0" textAlign="end">
          <Money value={line.amount} />
        </chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
);

const BESIDE = { display: 'flex', alignItems: 'center', gap: '3' } as const;
