import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';

type BalanceFiguresProps = {
  children: ReactNode;
  /** Without a larger first figure, they start at the top. */
  alignItems?: 'start' | 'end';
};

export const BalanceFigures = ({ children, alignItems = 'end' }: BalanceFiguresProps) => (
  <chakra.dl css={FIGURES} alignItems={alignItems}>
    {children}
  </chakra.dl>
);

type BalanceFigureProps = {
  label: ReactNode;
  value: ReactNode;
  children: ReactNode;
};

export const BalanceFigure = ({ label, value, children }: BalanceFigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd data-part="value">{value}</dd>
    <dd data-part="context">{children}</dd>
  </div>
);

/** As tall as the card, so that nothing below it moves. */
export const BalanceWaiting = () => {
  const t = useT('home');
  return (
    <Section title={t('balance.title')} actions={<Skeleton height="9" width="12rem" />} aria-busy>
      <BalanceFigures>
        {[1, 2, 3].map((figure) => (
          <BalanceFigure
            key={figure}
            label={<Skeleton width="9rem">&nbsp;</Skeleton>}
            value={
              <Skeleton width="11rem" textStyle={figure === 1 ? 'amount' : undefined}>
                &nbsp;
              </Skeleton>
            }
          >
            <Skeleton width="8rem">&nbsp;</Skeleton>
          </BalanceFigure>
        ))}
      </BalanceFigures>
    </Section>
  );
};

const FIGURES = {
  m: '0',
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))' },
  columnGap: '6',
  rowGap: '4',
  '& > div': { minW: '0' },
  '& > div:first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } },
  '& dt': { textStyle: 'label', color: 'fg.muted' },
  '& dd': { m: '0' },
  '& [data-part=value]': { fontSize: 'xl', fontWeight: 'semibold', mt: '1' },
  '& [data-part=context]': { textStyle: 'small', color: 'fg.muted', mt: '1' },
} as const;
