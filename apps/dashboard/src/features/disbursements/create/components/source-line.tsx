import { chakra } from '@chakra-ui/react';
import type { FileNote } from '@dasbor/domain/disbursements';
import { useState } from 'react';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { oneOrMany } from '../../../../shared/i18n/one-or-many.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useIssueWords } from '../../../../shared/payout-issues/use-issue-words.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { DownloadIcon } from '../../../../shared/ui/icons.tsx';
import { useToast } from '../../../../shared/ui/toast.tsx';
import { errorsOf } from '../model/errors-of.ts';
import type { Grid } from '../model/grid.ts';
import type { RowEdit } from '../model/row-edits.ts';
import { madeByWorker } from '../worker/ask-worker.ts';
import type { FileFacts } from '../worker/read-payouts.ts';
import { saveFile } from './save-file.ts';

type SourceLineProps = {
  file: File;
  facts: FileFacts;
  grid: Grid;
  edits: readonly RowEdit[];
  onChange: () => void;
};

/** The name of the file, and a download of it with the problems beside each row. */
export const SourceLine = ({ file, facts, grid, edits, onChange }: SourceLineProps) => {
  const t = useT('create');
  const field = useT('payout-issues');
  const words = useIssueWords();
  // The keys are typed by their values. The domain decides which values a note has.
  const noteWords = field as unknown as (key: string, values: object) => string;
  const toast = useToast();
  const { count } = useFormat();
  const [isBusy, setBusy] = useState(false);
  const left = grid.rows.filter(({ removed }) => !removed).length;
  const all = { many: count(grid.rows.length) };

  const download = async () => {
    setBusy(true);
    try {
      const errors = await errorsOf(grid, (issue) => `${field(`field.${issue.field}`)}: ${words(issue)}`);
      const made = await madeByWorker({
        kind: 'error-file',
        file,
        places: facts.places,
        edits,
        errors,
        header: t('source.errorsHeader'),
      });
      const name = file.name.replace(/\.[^.]*$/, '');
      saveFile(made, `${name}-${t('source.errorsName')}.${facts.format}`);
    } catch {
      toast.error(t('source.errorsFailed'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
      <chakra.p textStyle="body" minW="0" overflowWrap="anywhere">
        <chakra.strong fontWeight="semibold">{file.name}</chakra.strong>
        <chakra.span color="fg.muted">
          {` · ${left < grid.rows.length ? t('source.rowsLeft', { ...all, left: count(left) }) : t(`source.rows.${oneOrMany(grid.rows.length)}`, all)}`}
          {facts.sheet ? ` · ${t('source.sheet', { sheet: facts.sheet })}` : ''}
        </chakra.span>
        {facts.notes.map(({ code, params }) => (
          <chakra.span key={code} display="block" textStyle="small" color="warning.fg" data-note={code}>
            {noteWords(`note.${code}`, spokenCounts(params, count))}
          </chakra.span>
        ))}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" loading={isBusy} onClick={() => void download()}>
          <DownloadIcon />
          {t('source.errors')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onChange}>
          {t('source.change')}
        </Button>
      </chakra.div>
    </chakra.div>
  );
};

const spokenCounts = (params: FileNote['params'], count: (value: number) => string) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? count(value) : value]),
  );
