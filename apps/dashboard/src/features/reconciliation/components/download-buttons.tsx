import { chakra } from '@chakra-ui/react';
import { GROUPS, type ReconciliationRow, RECORD_KINDS } from '@dasbor/domain/reconciliation';
import { useState } from 'react';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { saveFile } from '../../../shared/lib/save-file.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DownloadIcon } from '../../../shared/ui/icons.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { Result } from '../state/stage.ts';
import type { Work } from '../state/use-work.ts';
import { askWorker } from '../worker/ask-worker.ts';
import { EXCEPTION_COLUMNS, type ExceptionTexts } from '../worker/exception-columns.ts';

type DownloadButtonsProps = {
  result: Result;
  work: Work;
  /** The rows as decided. */
  rows: readonly ReconciliationRow[];
};

/** The file of everything that is not matched. */
export const DownloadButtons = ({ result, work, rows }: DownloadButtonsProps) => {
  const t = useT('reconciliation');
  const language = useLanguage();
  const toast = useToast();
  const texts = useExceptionTexts();
  const [busy, setBusy] = useState<'xlsx' | 'csv' | null>(null);
  const isAllMatched = rows.every(({ group }) => group === 'matched');

  const download = (format: 'xlsx' | 'csv') => {
    setBusy(format);
    askWorker({ kind: 'exceptions', format, language, rows: result.rows, ...work, texts }, (answer) => {
      setBusy(null);
      const { from, to } = result.statement.facts.period;
      if (answer.kind === 'made') saveFile(answer.file, `${t('download.fileName', { from, to })}.${format}`);
      else toast.error(t('download.failed'));
    });
  };

  return (
    <chakra.div role="group" aria-label={t('download.label')} display="flex" flexWrap="wrap" gap="2">
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          size="sm"
          loading={busy === format}
          disabledReason={isAllMatched ? t('download.none') : undefined}
          onClick={() => download(format)}
        >
          <DownloadIcon />
          {format === 'csv' ? <chakra.span srOnly>{t('download.label')}</chakra.span> : null}
          {t(`download.${format}`)}
        </Button>
      ))}
    </chakra.div>
  );
};

const useExceptionTexts = (): ExceptionTexts => {
  const t = useT('reconciliation');
  const of = <Key extends string>(keys: readonly Key[], text: (key: Key) => string) =>
    Object.fromEntries(keys.map((key) => [key, text(key)])) as Record<Key, string>;
  return {
    sheet: t('download.sheet'),
    columns: of(EXCEPTION_COLUMNS, (column) => t(`download.${column}`)),
    groups: of(GROUPS, (group) => t(`group.${group}`)),
    kinds: of(RECORD_KINDS, (kind) => t(`kind.${kind}`)),
    why: {
      REFERENCE: t('why.REFERENCE'),
      UNIQUE: t('why.UNIQUE'),
      SUM_OF_TWO: t('why.SUM_OF_TWO'),
      AMOUNT_DIFFERS: t('why.AMOUNT_DIFFERS'),
      SEVERAL: t('why.SEVERAL', { candidates: '#' }),
      DATE_DIFFERS: t('why.DATE_DIFFERS', { days: '#' }),
    },
    mayFollow: t('mayFollow'),
    rejected: t('rejected'),
  };
};
