import { RECONCILIATION_POLICY } from '@dasbor/domain/reconciliation';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { MEGABYTE } from '../../../shared/intake/file/megabyte.ts';
import { FILE_PROBLEM_KINDS } from '../../../shared/intake/file/problem-kinds.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { useWords } from '../presentation/use-words.ts';
import type { StatementFileProblem } from '../worker/messages.ts';

type FileRefusedProps = { fileName: string; problem: StatementFileProblem };

/** Why a statement cannot be used, where, and what to do. */
export const FileRefused = ({ fileName, problem }: FileRefusedProps) => {
  const t = useT('reconciliation');
  const words = useProblemWords();
  const { place } = problem;
  const isRow = place !== undefined && /^\d+$/.test(place);
  return (
    <Banner tone="danger" live="alert" title={t('refused.title', { file: fileName })}>
      {words(problem)}{' '}
      {place === undefined ? '' : isRow ? t('refused.row', { place }) : t('refused.cell', { place })}
    </Banner>
  );
};

const useProblemWords = () => {
  const t = useT('reconciliation');
  const { count } = useFormat();
  const { day } = useWords();
  return ({ code, params = {} }: StatementFileProblem): string => {
    const param = (name: string): string => String(params[name]);
    switch (code) {
      case 'too-large':
        return t('refused.too-large', { megabytes: RECONCILIATION_POLICY.maxFileBytes / MEGABYTE });
      case 'TOO_MANY_LINES':
        return t('refused.TOO_MANY_LINES', { maximum: count(RECONCILIATION_POLICY.mostLines) });
      case 'DATE_INVALID':
        return t('refused.DATE_INVALID', { text: param('text') });
      case 'TWO_CURRENCIES':
        return t('refused.TWO_CURRENCIES', { currencies: param('currencies') });
      case 'OTHER_CURRENCY':
        return t('refused.OTHER_CURRENCY', { currency: param('currency') });
      case 'PERIOD_IN_FUTURE':
        return t('refused.PERIOD_IN_FUTURE', { date: day(param('date')) });
      case 'PERIOD_TOO_EARLY':
        return t('refused.PERIOD_TOO_EARLY', { date: day(param('date')), earliest: day(param('earliest')) });
      case 'PERIOD_TOO_LONG':
        return t('refused.PERIOD_TOO_LONG', { days: param('days'), maximum: param('maximum') });
      case 'EMPTY':
      case 'NOT_A_STATEMENT':
      case 'NO_LINES':
      case 'NO_DATE':
      case 'YEAR_MISSING':
      case 'AMOUNT_INVALID':
      case 'BOTH_AMOUNTS':
      case 'NO_DIRECTION':
        return t(`refused.${code}`);
      default:
        return t(`refused.${FILE_PROBLEM_KINDS[code]}`);
    }
  };
};
