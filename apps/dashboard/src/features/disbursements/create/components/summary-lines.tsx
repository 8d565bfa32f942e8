import { chakra } from '@chakra-ui/react';
import { Money } from '../../../../shared/ui/money.tsx';

type SummaryLine = {
  key: string;
  label: string;
  amount: number;
};

/** The parts of the total, side by side if there is room, so that the rows start on the first screen. */
export const SummaryLines = ({ lines }: { lines: readonly SummaryLine[] }) => (
  <chakra.dl
    display={{ base: 'grid', lg: 'flex' }}
    columnGap="8"
    rowGap="1.5"
    justifyContent={{ lg: 'flex-end' }}
    m="0"
  >
    {lines.map(({ key, label, amount }) => (
      <chakra.div
        key={key}
        display={{ base: 'flex', lg: 'grid' }}
        justifyContent="space-between"
        gap={{ base: '3', lg: '0.5' }}
        textAlign="end"
      >
        <chakra.dt textStyle={{ base: 'body', lg: 'small' }} color="fg.muted" textAlign="start">
          {label}
        </chakra.dt>
        <chakra.dd m="0" whiteSpace="nowrap">
          <Money value={amount} />
        </chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
);
