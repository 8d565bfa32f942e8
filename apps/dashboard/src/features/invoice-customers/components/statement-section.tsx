import { chakra } from '@chakra-ui/react';
import { decideStatementDays, firstOfMonth } from '@dasbor/domain/invoices';
import { useState } from 'react';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { DateField } from '../../../shared/list/filters/date-field.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FileButton } from '../../../shared/ui/file-button.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useInvoiceToday } from '../../invoices/public.ts';
import { useStatement } from '../api/use-statement.ts';

const FORMATS = ['pdf', 'xlsx'] as const;

/** A statement of account of any days, from the first of this month to begin with. */
export const StatementSection = ({ id }: { id: string }) => {
  const t = useT('invoice-customers');
  const range = useT('list');
  const language = useLanguage();
  const words = useCodeWords();
  const statement = useStatement(id);
  const today = useInvoiceToday();
  const [from, setFrom] = useState(() => firstOfMonth(today));
  const [to, setTo] = useState(today);
  const decided = decideStatementDays({ from, to }, today);
  const errorOf = (field: 'from' | 'to') =>
    !decided.ok && decided.problem.field === field
      ? words(decided.problem.code, decided.problem.params)
      : undefined;
  return (
    <Section title={t('statement.title')} description={t('statement.about')} data-section="statement">
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap="3">
        <chakra.div flex="1 1 9rem">
          <DateField label={range('range.from')} value={from} error={errorOf('from')} onChange={setFrom} />
        </chakra.div>
        <chakra.div flex="1 1 9rem">
          <DateField label={range('range.to')} value={to} error={errorOf('to')} onChange={setTo} />
        </chakra.div>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="4">
        {FORMATS.map((format) =>
          decided.ok ? (
            <FileButton
              key={format}
              label={t(`statement.${format}`)}
              name={`${t('statement.file')}_${from}_${to}_${id}.${format}`}
              make={() => statement({ from, to, format, language })}
            />
          ) : (
            <Button key={format} size="sm" disabled>
              {t(`statement.${format}`)}
            </Button>
          ),
        )}
      </chakra.div>
    </Section>
  );
};
