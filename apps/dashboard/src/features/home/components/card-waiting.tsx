import type { SkeletonProps } from '@chakra-ui/react';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';

/** As tall as the content, so that nothing below it moves. */
export const CardWaiting = ({ title, height }: { title: string; height: SkeletonProps['height'] }) => (
  <Section title={title} aria-busy>
    <Skeleton height={height} width="full" />
  </Section>
);
