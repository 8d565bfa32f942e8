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
          <NeedsList needs={data.needs} layout="wide" />
        ) : (
          <chakra.p css={LINE} color="fg.muted">
            {t('none.title')}. {t('none.text')}
          </chakra.p>
        )
      ) : error ? (
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      ) : (
        <chakra.div css={LINE}>
          <Skeleton height="5" width="60%" />
        </chakra.div>
      )}
    </Section>
  );
}

/** As high as one line of work, so that nothing below moves in the usual case. */
const LINE = {
  display: 'flex',
  alignItems: 'center',
  minH: '3.75rem',
  px: { base: '4', sm: '5' },
  py: '2.5',
  borderTopWidth: '1px',
  borderColor: 'border.muted',
} as const;
