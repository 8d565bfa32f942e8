import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { ReadStatement } from '../state/stage.ts';

type DuplicatesQuestionProps = {
  statement: ReadStatement;
  onAnswer: (isKept: boolean) => void;
  onCancel: () => void;
};

/** Rows that are the same in every column are either twice in the file or two transactions: only a person knows. */
export const DuplicatesQuestion = ({ statement, onAnswer, onCancel }: DuplicatesQuestionProps) => {
  const t = useT('reconciliation');
  const { count } = useFormat();
  const { duplicates } = statement.facts;
  const named = duplicates.slice(0, MOST_NAMED).join(', ');
  const rows = duplicates.length > MOST_NAMED ? `${named}, …` : named;
  return (
    <Banner
      tone="warning"
      live="alert"
      title={t('duplicates.title')}
      actions={
        <>
          <Button size="sm" onClick={() => onAnswer(false)}>
            {t('duplicates.once')}
          </Button>
          <Button size="sm" onClick={() => onAnswer(true)}>
            {t('duplicates.all')}
          </Button>
          <Button size="sm" variant="quiet" onClick={onCancel}>
            {t('columns.other')}
          </Button>
        </>
      }
    >
      {t('duplicates.text', { many: count(duplicates.length), file: statement.file.name, rows })}
    </Banner>
  );
};

const MOST_NAMED = 5;
