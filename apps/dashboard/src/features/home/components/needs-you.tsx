import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { NeedsList } from '../../../shared/needs-you/needs-list.tsx';
import { useNeedsYou } from '../../../shared/needs-you/use-needs-you.ts';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';

/** What waits for this person. The bell keeps it up to date. */
export default function NeedsYou() {
  const t = useT('needs-you');
  const { data, error, mutate } = useNeedsYou();
  return (
    <Section
      title={t('title')}
      padding="flush"
      overflow="hidden"
      aria-busy={!data && !error}
      data-section="needs-you"
    >
      {data ? (
        data.needs.length > 0 ? (
          <NeedsList needs={data.needs} />
        ) : (
          <chakra.p px={{ base: '4', sm: '5' }} pb="4" minH="8" color="fg.muted">
            {t('none.title')}. {t('none.text')}
          </chakra.p>
        )
      ) : error ? (
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      ) : (
        <chakra.div px={{ base: '4', sm: '5' }} pb="4">
          <Skeleton height="5" width="60%" />
        </chakra.div>
      )}
    </Section>
  );
}
