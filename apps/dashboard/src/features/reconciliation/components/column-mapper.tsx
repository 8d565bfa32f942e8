import { chakra } from '@chakra-ui/react';
import { mappingProblem, type StatementField, type StatementMapping } from '@dasbor/domain/reconciliation';
import { columnName } from '@dasbor/spreadsheet';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Tick } from '../../../shared/list/table/tick.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/fields/field.tsx';
import { Select } from '../../../shared/ui/fields/select.ts';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { ColumnPreview } from '../worker/messages.ts';
import { columnWords, SampleTable } from './sample-table.tsx';

type ColumnMapperProps = {
  fileName: string;
  preview: ColumnPreview;
  onChoose: (mapping: StatementMapping) => void;
  onCancel: () => void;
};

const WAYS = {
  two: ['date', 'description', 'credit', 'debit', 'balance', 'currency'],
  one: ['date', 'description', 'amount', 'mark', 'balance', 'currency'],
} as const satisfies Record<string, readonly StatementField[]>;
const OPTIONAL: ReadonlySet<StatementField> = new Set(['mark', 'balance', 'currency']);
type Way = keyof typeof WAYS;

/** Says what the columns of an unknown layout contain, with its first rows in sight. */
export const ColumnMapper = ({ fileName, preview, onChoose, onCancel }: ColumnMapperProps) => {
  const t = useT('reconciliation');
  const [chosen, setChosen] = useState<StatementMapping>(preview.suggested);
  const [way, setWay] = useState<Way>(preview.suggested.amount === undefined ? 'two' : 'one');
  const fields: readonly StatementField[] = WAYS[way];
  const mapping: StatementMapping = Object.fromEntries(
    fields.flatMap((field) => (chosen[field] === undefined ? [] : [[field, chosen[field]]])),
  );
  const problem = mappingProblem(mapping);
  const name = columnWords(t, preview.titles);

  const choose = (field: StatementField, text: string) => {
    const { [field]: _, ...others } = chosen;
    setChosen(text === '' ? others : { ...others, [field]: Number(text) });
  };

  return (
    <Section title={t('columns.title', { file: fileName })} description={t('columns.text')}>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        <chakra.fieldset border="0" p="0" m="0" minW="0">
          <chakra.legend textStyle="label" mb="1">
            {t('columns.way.label')}
          </chakra.legend>
          {(['two', 'one'] as const).map((one) => (
            <Tick
              key={one}
              radio="reconciliation-way"
              label={t(`columns.way.${one}`)}
              checked={way === one}
              onChange={() => setWay(one)}
            />
          ))}
        </chakra.fieldset>
        <chakra.div
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(min(14rem, 100%), 1fr))"
          alignItems="start"
          gap="4"
        >
          {fields.map((field) => (
            <Field
              key={field}
              label={t(`columns.field.${field}`)}
              optional={OPTIONAL.has(field)}
              hint={field === 'mark' ? t('columns.markHint') : undefined}
            >
              {(control) => (
                <Select
                  {...control}
                  value={chosen[field] ?? ''}
                  onChange={(event) => choose(field, event.target.value)}
                >
                  <option value="">{t('columns.none')}</option>
                  {preview.titles.map((_, column) => (
                    <option key={columnName(column)} value={column}>
                      {name(column)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
        </chakra.div>
        <SampleTable preview={preview} mapping={mapping} />
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button
            variant="primary"
            disabledReason={problem && t(`columns.problem.${problem}`)}
            onClick={() => onChoose(mapping)}
          >
            {t('columns.use')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('columns.other')}
          </Button>
        </chakra.div>
        {problem ? (
          <chakra.p role="status" textStyle="small" color="fg.muted">
            {t(`columns.problem.${problem}`)}
          </chakra.p>
        ) : null}
      </chakra.div>
    </Section>
  );
};
