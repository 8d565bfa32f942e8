import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../../shared/lib/failure.ts';
import { FailureBanner } from '../../../../shared/ui/failure-banner.tsx';
import { PageState } from '../../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx';
import type { Disbursement } from '../../api/types.ts';
import { MOST_EVIDENCE, useEvidence } from '../../api/use-evidence.ts';
import { EVIDENCE_GROUPS } from '../../presentation/evidence-groups.ts';
import { useCountWords } from '../../presentation/use-count-words.ts';
import { EvidenceGroupView } from './evidence-group.tsx';

/** What an approver reviews: differences from the merchant's own history. */
export const EvidenceSection = ({ batch }: { batch: Disbursement }) => {
  const t = useT('disbursements');
  const counted = useCountWords();
  const [wantsAll, setWantsAll] = useState(false);
  const { data: largest, error, mutate } = useEvidence(batch);
  const all = useEvidence(batch, wantsAll, MOST_EVIDENCE);
  const data = all.data ?? largest;
  return (
    <Section
      id="evidence"
      title={t('evidence.title')}
      description={t('evidence.text')}
      data-section="evidence"
      tabIndex={-1}
    >
      {data ? (
        <chakra.div display="grid" gap="4">
          {EVIDENCE_GROUPS.map((name) => (
            <EvidenceGroupView
              key={name}
              batchId={batch.id}
              name={name}
              group={data[name]}
              compared={data.compared}
              onAll={() => setWantsAll(true)}
            />
          ))}
          {all.error ? (
            <FailureBanner
              failure={describeFailure(all.error)}
              title={t('evidence.failed')}
              onRetry={() => void all.mutate()}
            />
          ) : null}
          {data.removed_rows > 0 ? (
            <chakra.p fontWeight="semibold" textStyle="body" data-evidence="removed_rows">
              {t('evidence.removed', { rows: counted('rows', data.removed_rows) })}
            </chakra.p>
          ) : null}
        </chakra.div>
      ) : error ? (
        <FailureBanner
          failure={describeFailure(error)}
          title={t('evidence.failed')}
          onRetry={() => void mutate()}
        />
      ) : (
        <PageState kind="loading">
          <Waiting />
        </PageState>
      )}
    </Section>
  );
};

/** As tall as the groups of a typical batch with one non-empty group, to avoid a layout shift. */
const Waiting = () => (
  <chakra.div display="grid" gap="4">
    {GROUP_HEIGHTS.map((height) => (
      <Skeleton key={height} height={height} />
    ))}
  </chakra.div>
);

const GROUP_HEIGHTS = ['1.3rem', '2.6rem', '15rem', '1.25rem'];
