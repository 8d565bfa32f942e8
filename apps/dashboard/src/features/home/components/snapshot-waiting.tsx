import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';

/** As tall as the content, so that nothing below it moves. */
export const SnapshotWaiting = () => {
  const t = useT('home');
  return (
    <Section title={t('snapshot.title')} description={t('snapshot.span')} padding="flush" aria-busy>
      <chakra.div
        display="grid"
        mt="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        borderTopWidth="1px"
        borderColor="border.muted"
      >
        {[1, 2, 3].map((figure) => (
          <chakra.div key={figure} display="grid" gap="2" px="5" py="3.5" minH="6.25rem">
            <Skeleton height="4" width="9rem" />
            <Skeleton height="5" width="5rem" />
            <Skeleton height="4" width="7rem" />
          </chakra.div>
        ))}
      </chakra.div>
    </Section>
  );
};
