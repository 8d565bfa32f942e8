import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { oneOrMany } from '../../i18n/one-or-many.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { FileDoctor } from '../doctor/file-doctor.ts';
import type { FileFacts } from '../doctor/read-rows.ts';
import { errorTextsOf } from '../rows/error-texts.ts';
import type { Grid } from '../rows/grid.ts';
import type { RowEdit } from '../rows/grid.ts';
import { useIntakeWords } from '../use-intake.ts';
import { saveFile } from '../../lib/save-file.ts';

type SourceLineProps = {
  doctor: Pick<FileDoctor<never, unknown>, 'make'>;
  file: File;
  facts: FileFacts;
  grid: Grid;
  edits: readonly RowEdit[];
  onChange: () => void;
};

/** The name of the file, and a download of it with the problems beside each row. */
export const SourceLine = ({ doctor, file, facts, grid, edits, onChange }: SourceLineProps) => {
  const t = useT('intake');
  const words = useIntakeWords();
  const toast = useToast();
  const { count } = useFormat();
  const [isBusy, setBusy] = useState(false);
  const left = grid.rows.filter(({ removed }) => !removed).length;
  const all = { many: count(grid.rows.length) };

  const download = async () => {
    setBusy(true);
    try {
      const errors = await errorTextsOf(
        grid,
        (issue) => `${words.field(issue.field)}: ${words.issue(issue)}`,
      );
      const made = await doctor.make({
        kind: 'error-file',
        file,
        facts: { headerRow: facts.headerRow, places: facts.places },
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
        {facts.notes.map((note) => (
          <chakra.span
            key={note.code}
            display="block"
            textStyle="small"
            color="warning.fg"
            data-note={note.code}
          >
            {words.note(note)}
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
