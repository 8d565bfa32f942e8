import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Reading } from '../../../shared/intake/file/reading.tsx';
import { useFileDrop } from '../../../shared/intake/file/use-file-drop.ts';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { CollectingSection } from '../components/collecting-section.tsx';
import { ColumnMapper } from '../components/column-mapper.tsx';
import { DropSection } from '../components/drop-section.tsx';
import { DuplicatesQuestion } from '../components/duplicates-question.tsx';
import { FileRefused } from '../components/file-refused.tsx';
import { ResultSection } from '../components/result-section.tsx';
import { useReconciliation } from '../state/use-reconciliation.ts';

export default function ReconciliationPage() {
  return <Reconciliation key={useScope().join(' ')} />;
}

const Reconciliation = () => {
  const t = useT('reconciliation');
  const reconciling = useReconciliation();
  const { stage, result, visible, read, chooseColumns, keepDuplicates, collectAgain, close } = reconciling;
  const isPicking = stage.kind === 'refused' || (stage.kind === 'empty' && !result);
  // Also while no file is taken: the browser would open it and leave the page.
  const isOver = useFileDrop(isPicking ? read : null);
  return (
    <>
      <PageHeader title={t('title')} description={result ? null : t('intro')} />
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        {stage.kind === 'refused' ? <FileRefused fileName={stage.file.name} problem={stage.problem} /> : null}
        {stage.kind === 'reading' ? (
          <Reading
            fileName={stage.file.name}
            progress={{ rows: stage.rows, share: stage.share }}
            onCancel={close}
          />
        ) : null}
        {stage.kind === 'columns' ? (
          <>
            {stage.preview.problem ? (
              <FileRefused fileName={stage.file.name} problem={stage.preview.problem} />
            ) : null}
            <ColumnMapper
              fileName={stage.file.name}
              preview={stage.preview}
              onChoose={(mapping) => chooseColumns(stage.file, stage.preview, mapping)}
              onCancel={close}
            />
          </>
        ) : null}
        {stage.kind === 'duplicates' ? (
          <DuplicatesQuestion
            statement={stage.statement}
            onAnswer={(isKept) => keepDuplicates(stage.statement, isKept)}
            onCancel={close}
          />
        ) : null}
        {stage.kind === 'collecting' ? (
          <CollectingSection stage={stage} kinds={visible} onCancel={close} />
        ) : null}
        {stage.kind === 'failed' ? (
          <Section title={t('failed')}>
            <PageState kind="failed" error={stage.error} onRetry={() => collectAgain(stage.statement)} />
          </Section>
        ) : null}
        {isPicking ? <DropSection isOver={isOver} onFile={read} /> : null}
        {result && stage.kind === 'empty' ? (
          <ResultSection key={result.content} result={result} reconciling={reconciling} />
        ) : null}
      </chakra.div>
    </>
  );
};
