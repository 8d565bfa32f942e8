import { DISBURSEMENT_POLICY, type PayoutField } from '@dasbor/domain/disbursements';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import type { FileProblem } from '../worker/file-problem.ts';
import { MEGABYTE } from './megabyte.ts';

type FileRefusedProps = {
  fileName: string;
  problem: FileProblem;
};

/** The problem with a whole file, its location and how to fix it. */
export const FileRefused = ({ fileName, problem }: FileRefusedProps) => {
  const t = useT('create');
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
  const t = useT('create');
  const field = useT('payout-issues');
  const { count } = useFormat();
  return ({ code, params = {} }: FileProblem): string => {
    const names = (fields: unknown) =>
      String(fields)
        .split(' ')
        .map((name) => field(`field.${name as PayoutField}`))
        .join(', ');
    switch (code) {
      case 'HEADER_UNKNOWN':
        return [
          t('file.HEADER_UNKNOWN', { columns: names(params['missing']) }),
          // Of the others it is there: most likely it is called `Jumlah (ribuan)` or `Amount (USD)`.
          ...(params['missing'] === 'amount' ? [t('file.amountTitle')] : []),
        ].join(' ');
      case 'HEADER_TWICE':
        return t('file.HEADER_TWICE', { column: names(params['field']) });
      case 'TOO_MANY_ROWS':
        return t('file.TOO_MANY_ROWS', { maximum: count(DISBURSEMENT_POLICY.mostItems) });
      case 'CELL_TOO_LONG':
        return t('file.CELL_TOO_LONG', { maximum: count(DISBURSEMENT_POLICY.longestCell) });
      case 'too-large':
        return t('file.too-large', { megabytes: DISBURSEMENT_POLICY.maxFileBytes / MEGABYTE });
      default:
        return t(`file.${KINDS[code]}`);
    }
  };
};

/** What the user can do. The byte position belongs only in a log. */
const KINDS = {
  NO_ROWS: 'NO_ROWS',
  unreadable: 'unreadable',
  aborted: 'unreadable',
  'not-a-spreadsheet': 'not-a-spreadsheet',
  'legacy-xls': 'legacy-xls',
  'other-spreadsheet': 'other-spreadsheet',
  encrypted: 'encrypted',
  'zip-broken': 'damaged',
  'zip-too-many-entries': 'suspicious',
  'zip-bomb': 'suspicious',
  'part-missing': 'damaged',
  'xml-broken': 'damaged',
  'xml-doctype': 'suspicious',
  'no-sheet': 'no-sheet',
  'sheet-not-found': 'no-sheet',
  'row-order': 'damaged',
  'cell-twice': 'damaged',
  'cell-broken': 'damaged',
  'cell-too-long': 'cell-too-long',
  'too-many-rows': 'suspicious',
  'too-many-columns': 'suspicious',
  'too-many-cells': 'suspicious',
  'too-much-text': 'suspicious',
  'text-encoding': 'text-encoding',
  TEXT_UNREADABLE: 'TEXT_UNREADABLE',
  'csv-quote': 'csv-quote',
  'csv-quote-open': 'csv-quote',
} as const;
