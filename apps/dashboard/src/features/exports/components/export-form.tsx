import { chakra } from '@chakra-ui/react';
import { REPORT_PERIODS } from '@dasbor/domain/exports';
import { dateRangePresets } from '@dasbor/domain/lists';
import { useSearchParams } from 'react-router-dom';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { type FormState, useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { useToday } from '../../../shared/lib/time/clock.tsx';
import { DateField } from '../../../shared/list/filters/date-field.tsx';
import { exportPaths } from '../../../shared/paths/exports.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/fields/field.tsx';
import { Select } from '../../../shared/ui/fields/select.ts';
import { Section } from '../../../shared/ui/page/section.tsx';
import { DraftNotice } from '../../../shared/unsaved/draft-notice.tsx';
import type { SetChoice } from '../api/types.ts';
import { useScheduleActions } from '../api/use-schedules.ts';
import { useExportActions } from '../api/use-export-actions.ts';
import {
  bodyOf,
  choiceOf,
  emptyValues,
  exportSchema,
  type ExportValues,
  ofSet,
  periodOf,
  scheduleOf,
} from '../forms/export-values.ts';
import { useSetName } from '../presentation/use-file-words.ts';
import { ColumnsField } from './columns-field.tsx';
import { SubaccountsField } from './subaccounts-field.tsx';

type ExportFormProps = { sets: readonly SetChoice[]; draftName: string };

export const ExportForm = ({ sets, draftName }: ExportFormProps) => {
  const t = useT('exports');
  const goToResult = useGoToResult();
  const [asked] = useSearchParams();
  const { create } = useExportActions();
  const { create: schedule } = useScheduleActions();
  const around = { sets, today: useToday() };
  const form = useForm({
    initial: emptyValues(asked, sets),
    schema: exportSchema,
    around,
    // Each list that opens the form has a draft of its own, so that its days are not replaced.
    draft: `${draftName} ${asked.toString()}`.trim(),
    submit: async (values, { clear }) => {
      const period = periodOf(values);
      if (period) {
        const { id } = await schedule(scheduleOf(values, around, period));
        clear();
        if (values.sftp)
          return goToResult(exportPaths.sftp(id), t('form.scheduled'), { replace: true, isSaid: true });
        return goToResult(exportPaths.schedules, t('form.scheduled'), { replace: true, isSaid: true });
      }
      const { id } = await create(bodyOf(values, around));
      clear();
      goToResult(exportPaths.detail(id), t('form.done'), { replace: true });
    },
  });
  const choice = choiceOf(form.values, around);
  return (
    <Form form={form}>
      <DraftNotice form={form} />
      {form.banner}
      <Section>
        <chakra.div display="grid" gap="5">
          <SetField form={form} sets={sets} />
          <RepeatField form={form} />
          {periodOf(form.values) ? null : <DaysFields form={form} />}
          {choice?.is_of_subaccounts ? <SubaccountsField {...form.field('subaccount_ids')} /> : null}
        </chakra.div>
      </Section>
      {choice ? (
        <>
          <Section title={t('form.columns')} description={t('form.columnsHint')}>
            <ColumnsField choice={choice} {...form.field('columns')} />
          </Section>
          <Section>
            <FileFields form={form} />
          </Section>
          {periodOf(form.values) ? (
            <Section title={t('sftp.title')}>
              <Choice title={t('form.sftp')} text={t('form.sftpHint')} {...form.toggle('sftp')} />
            </Section>
          ) : null}
        </>
      ) : null}
      {form.summary}
      <Button type="submit" variant="primary" size="lg" justifySelf="start" loading={form.isBusy}>
        {t(periodOf(form.values) ? 'form.schedule' : 'form.submit')}
      </Button>
    </Form>
  );
};

type FormProps = { form: FormState<ExportValues> };

const SetField = ({ form, sets }: FormProps & { sets: readonly SetChoice[] }) => {
  const t = useT('exports');
  const setName = useSetName();
  const { value, name, onBlur, error } = form.field('set');
  const choose = (next: string) =>
    form.set({ set: next, ...ofSet(sets.find(({ set }) => set === next)), subaccount_ids: [] });
  return (
    <Field label={t('form.set')} error={error}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={value}
          onBlur={onBlur}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="" disabled>
            {t('form.setNone')}
          </option>
          {sets.map(({ set }) => (
            <option key={set} value={set}>
              {setName(set)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};

const RepeatField = ({ form }: FormProps) => {
  const t = useT('exports');
  return (
    <ChoiceGroup legend={t('form.repeat')} hint={periodOf(form.values) ? t('form.repeatHint') : undefined}>
      {(['once', ...REPORT_PERIODS] as const).map((one) => (
        <Choice key={one} title={t(`repeat.${one}`)} {...form.choice('repeat', one)} />
      ))}
    </ChoiceGroup>
  );
};

const OFFERED = ['last_7_days', 'this_month', 'last_month'];

const DaysFields = ({ form }: FormProps) => {
  const t = useT('exports');
  const list = useT('list');
  const today = useToday();
  const presets = dateRangePresets(today).filter(({ key }) => OFFERED.includes(key));
  const year = `${today.slice(0, 4)}-01-01`;
  return (
    <chakra.div display="grid" gap="2">
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <DateField size="md" label={t('form.from')} {...form.field('from')} />
        <DateField size="md" label={t('form.to')} {...form.field('to')} />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {presets.map(({ key, from, to }) => (
          <Button key={key} size="xs" onClick={() => form.set({ from, to })}>
            {list(`range.preset.${key}`)}
          </Button>
        ))}
        <Button size="xs" onClick={() => form.set({ from: year, to: today })}>
          {t('form.year')}
        </Button>
      </chakra.div>
      <chakra.p textStyle="small" color="fg.muted">
        {t('form.daysHint')}
      </chakra.p>
    </chakra.div>
  );
};

const FileFields = ({ form }: FormProps) => {
  const t = useT('exports');
  return (
    <chakra.div display="grid" gap="5">
      <ChoiceGroup legend={t('form.format')}>
        <Choice title="CSV" text={t('form.csvHint')} {...form.choice('format', 'csv')} />
        <Choice title="Excel (.xlsx)" text={t('form.xlsxHint')} {...form.choice('format', 'xlsx')} />
      </ChoiceGroup>
      {form.values.format === 'csv' ? (
        <ChoiceGroup legend={t('form.separator')}>
          <Choice title={t('form.semicolon')} {...form.choice('separator', ';')} />
          <Choice title={t('form.comma')} {...form.choice('separator', ',')} />
        </ChoiceGroup>
      ) : null}
    </chakra.div>
  );
};
