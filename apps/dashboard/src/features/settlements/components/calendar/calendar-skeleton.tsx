import { chakra } from '@chakra-ui/react';
import { PageState } from '../../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx';

/** As high as the weeks that will stand here. */
export const CalendarSkeleton = () => (
  <PageState kind="loading">
    <Section aria-hidden="true">
      <chakra.div display="grid" gap="4">
        <Skeleton height="10" width="14rem" />
        {[1, 2, 3, 4, 5].map((week) => (
          <Skeleton key={week} height="20" />
        ))}
      </chakra.div>
    </Section>
  </PageState>
);
