import { chakra } from '@chakra-ui/react';
import type { RecordKind } from '@dasbor/domain/reconciliation';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useWords } from '../presentation/use-words.ts';
import type { Stage } from '../state/stage.ts';

type CollectingSectionProps = {
  stage: Extract<Stage, { kind: 'collecting' }>;
  kinds: readonly RecordKind[];
  onCancel: () => void;
};

/** Counts the rows read so far. The total is not known in advance. */
export const CollectingSection = ({ stage, kinds, onCancel }: CollectingSectionProps) => {
  const t = useT('reconciliation');
  const { count } = useFormat();
  const { period } = useWords();
  return (
    <Section title={t('collecting.title', { period: period(stage.statement.facts.period) })}>
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3">
        <chakra.p role="status" textStyle="small" fontVariantNumeric="tabular-nums">
          {kinds
            .map((kind) =>
              t('collecting.count', { kind: t(`kind.${kind}`), many: count(stage.counts[kind] ?? 0) }),
            )
            .join(' · ')}
        </chakra.p>
        <Button size="sm" onClick={onCancel}>
          {t('collecting.cancel')}
        </Button>
      </chakra.div>
    </Section>
  );
};
