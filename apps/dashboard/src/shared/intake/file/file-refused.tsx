import { useFormat } from '../../i18n/use-format.ts';
import { useT } from '../../i18n/use-t.ts';
import { Banner } from '../../ui/banner.tsx';
import type { FileProblem } from '../doctor/file-problem.ts';
import { useIntake, useIntakeWords } from '../use-intake.ts';
import { MEGABYTE } from './megabyte.ts';
import { FILE_PROBLEM_KINDS } from './problem-kinds.ts';

type FileRefusedProps = {
  fileName: string;
  problem: FileProblem;
};

/** The problem with a whole file, its location and how to fix it. */
export const FileRefused = ({ fileName, problem }: FileRefusedProps) => {
  const t = useT('intake');
  const words = useFileWords();
  const { place } = problem;
  const isRow = place !== undefined && /^\d+$/.test(place);
  return (
    <Banner tone="danger" live="alert" title={t('refused.title', { file: fileName })}>
      {words(problem)}{' '}
      {place === undefined ? '' : isRow ? t('refused.row', { place }) : t('refused.at', { place })}
    </Banner>
  );
};

const useFileWords = () => {
  const t = useT('intake');
  const intakeWords = useIntakeWords();
  const { limits } = useIntake();
  const { count } = useFormat();
  return ({ code, params = {} }: FileProblem): string => {
    const names = (fields: readonly string[]) => fields.map((name) => intakeWords.field(name)).join(', ');
    const missing = String(params['missing']).split(' ');
    switch (code) {
      case 'HEADER_UNKNOWN':
        return [
          t('file.HEADER_UNKNOWN', { columns: names(missing) }),
          intakeWords.withoutColumns(missing) ?? '',
        ].join(' ');
      case 'HEADER_TWICE':
        return t('file.HEADER_TWICE', { column: names([String(params['field'])]) });
      case 'TOO_MANY_ROWS':
        return t('file.TOO_MANY_ROWS', { maximum: count(limits.rows) });
      case 'CELL_TOO_LONG':
        return t('file.CELL_TOO_LONG', { maximum: count(limits.cell) });
      case 'too-large':
        return t('file.too-large', { megabytes: limits.fileBytes / MEGABYTE });
      default:
        return t(`file.${KINDS[code]}`);
    }
  };
};

const KINDS = {
  ...FILE_PROBLEM_KINDS,
  NO_ROWS: 'NO_ROWS',
  TEXT_UNREADABLE: 'TEXT_UNREADABLE',
} as const;
