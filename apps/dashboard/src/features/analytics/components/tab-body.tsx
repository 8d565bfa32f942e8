import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';

type TabBodyProps<Data> = {
  data: Data | undefined;
  error: unknown;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
};

/** The sections of a tab: loading, failed, or there. */
export const TabBody = <Data,>({ data, error, onRetry, children }: TabBodyProps<Data>) => {
  if (data) return <chakra.div css={PAIRS}>{children(data)}</chakra.div>;
  if (error) return <PageState kind="failed" error={error} onRetry={onRetry} />;
  return (
    <PageState kind="loading">
      <Waiting />
    </PageState>
  );
};

export const Waiting = () => (
  <chakra.div css={STACK}>
    {[3, 5, 6].map((rows) => (
      <Section key={rows}>
        <chakra.div display="grid" gap="3">
          <Skeleton height="6" width="14rem" mb="2" />
          {Array.from({ length: rows }, (_, row) => (
            <Skeleton key={row} height="6" />
          ))}
        </chakra.div>
      </Section>
    ))}
  </chakra.div>
);

const STACK = { display: 'grid', gap: '4' } as const;
const PAIRS = {
  ...STACK,
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
  '& > p': { gridColumn: '1 / -1' },
} as const;
