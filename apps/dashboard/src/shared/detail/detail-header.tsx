import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/page-title.ts';
import { type Back, BackLink } from '../ui/page/back-link.tsx';
import { MainAmount } from '../ui/record/main-amount.tsx';

export type DetailHeaderProps = {
  /** The document's title and the heading's first line: `Pembayaran INV-20261120-0019`. */
  title: string;
  back: Back;
  /** The amount and the status. */
  amount: number;
  status: ReactNode;
  /** One line with the next most important facts. */
  children: ReactNode;
  actions?: ReactNode;
};

/** A record about money begins with the amount and its status. */
export const DetailHeader = ({ title, back, amount, status, children, actions }: DetailHeaderProps) => {
  const heading = usePageTitle(title);
  return (
    <chakra.header mb={{ base: '4', sm: '5' }}>
      <chakra.div mb="3">
        <BackLink {...back} />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" justifyContent="space-between" gap="4">
        <chakra.div minW="0">
          <chakra.h1 ref={heading} tabIndex={-1}>
            <chakra.span display="block" textStyle="label" color="fg.muted" mb="1" overflowWrap="anywhere">
              {title}
            </chakra.span>
            <MainAmount value={amount} />
          </chakra.h1>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="3"
            rowGap="1.5"
            mt="2"
            textStyle="body"
            color="fg.muted"
          >
            {status}
            <chakra.span display="inline-flex" flexWrap="wrap" columnGap="3">
              {children}
            </chakra.span>
          </chakra.div>
        </chakra.div>
        {actions ? (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            {actions}
          </chakra.div>
        ) : null}
      </chakra.div>
    </chakra.header>
  );
};
