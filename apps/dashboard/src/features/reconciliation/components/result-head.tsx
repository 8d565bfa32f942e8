import { chakra } from '@chakra-ui/react';
import type { ReconciliationRow } from '@dasbor/domain/reconciliation';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useWords } from '../presentation/use-words.ts';
import type { Result } from '../state/stage.ts';
import type { Reconciling } from '../state/use-reconciliation.ts';
import type { Work } from '../state/use-work.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { DownloadButtons } from './download-buttons.tsx';

type ResultHeadProps = {
  result: Result;
  reconciling: Pick<Reconciling, 'visible' | 'choose' | 'chooseColumnsAgain' | 'close'>;
  work: Work;
  rows: readonly ReconciliationRow[];
};

/** How much of the statement matched, where it comes from, and what it was compared with. */
export const ResultHead = ({ result, reconciling, work, rows }: ResultHeadProps) => {
  const t = useT('reconciliation');
  const { count } = useFormat();
  const words = useWords();
  const { visible, choose, chooseColumnsAgain, close } = reconciling;
  const { facts, file, lines } = result.statement;
  const matched = rows.filter((row) => row.group === 'matched').flatMap((row) => row.lines).length;
  const source = { file: file.name, period: words.period(facts.period) };
  // The focused file picker is gone.
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  return (
    <Section>
      <chakra.div ref={top} tabIndex={-1} outline="0" display="grid" gap="4">
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="3">
          <chakra.div minW="0" overflowWrap="anywhere">
            <chakra.h2 textStyle="section">
              {t('result.summary', { matched: count(matched), lines: count(lines.length) })}
            </chakra.h2>
            <chakra.p textStyle="small" color="fg.muted">
              {facts.bank === null
                ? t('result.source', source)
                : t('result.sourceOf', { ...source, bank: facts.bank })}
            </chakra.p>
          </chakra.div>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
            <DownloadButtons result={result} work={work} rows={rows} />
            {facts.bank === null ? (
              <Button size="sm" variant="quiet" onClick={() => chooseColumnsAgain(result.statement)}>
                {t('result.columns')}
              </Button>
            ) : null}
            <Button size="sm" variant="quiet" onClick={close}>
              {t('result.change')}
            </Button>
          </chakra.div>
        </chakra.div>
        <ChoiceBar result={result} visible={visible} onChoose={choose} />
        <chakra.p textStyle="small" color="fg.muted">
          {t('result.kept')}
        </chakra.p>
      </chakra.div>
    </Section>
  );
};
