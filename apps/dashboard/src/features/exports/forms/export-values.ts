import {
  decideExportColumns,
  decideExportDays,
  EXPORT_FORMATS,
  EXPORT_POLICY,
  EXPORT_SET_NAMES,
  type ExportSet,
  REPORT_PERIODS,
  type ReportPeriod,
} from '@dasbor/domain/exports';
import type { CalendarDate } from '@dasbor/domain/kernel';
import { object } from 'yup';
import { type Beside, decided, type FormSchema, REQUIRED, required } from '../../../shared/forms/schema.ts';
import type { CreateExport, CreateExportSchedule, SetChoice } from '../api/types.ts';

export type ExportValues = {
  set: string;
  /** `once`, or the period of a scheduled report, which has no days of its own. */
  repeat: string;
  from: string;
  to: string;
  subaccount_ids: string[];
  /** In the order of the file. */
  columns: string[];
  format: string;
  separator: string;
  /** A scheduled report is also delivered; the server is asked for on the next page. */
  sftp: boolean;
};

export type Around = { sets: readonly SetChoice[]; today: CalendarDate };

export const choiceOf = (values: Pick<ExportValues, 'set'>, { sets }: Around): SetChoice | undefined =>
  sets.find(({ set }) => set === values.set);

/** What the last file of a set had, or everything. */
export const ofSet = (
  choice: SetChoice | undefined,
): Pick<ExportValues, 'columns' | 'format' | 'separator'> => ({
  columns: choice?.chosen ?? choice?.columns.map(({ name }) => name) ?? [],
  format: choice?.format ?? 'csv',
  separator: choice?.separator ?? ',',
});

export const emptyValues = (asked: URLSearchParams, sets: readonly SetChoice[]): ExportValues => {
  const choice = sets.find(({ set }) => set === asked.get('set'));
  return {
    set: choice?.set ?? '',
    repeat: periodOf({ repeat: asked.get('repeat') ?? '' }) ?? 'once',
    from: asked.get('from') ?? '',
    to: asked.get('to') ?? '',
    subaccount_ids: [],
    ...ofSet(choice),
    sftp: false,
  };
};

type Context = Beside<ExportValues, Around>;

/** Product spec §5, export: the date is chosen first. The server's rules. */
const dayProblem =
  (field: 'from' | 'to') =>
  (day: string, { values, around }: Context) => {
    if (periodOf(values)) return undefined;
    const missing = required(day);
    if (missing) return missing;
    if (!values.from || !values.to) return undefined;
    const days = decideExportDays({ from: values.from, to: values.to }, around.today);
    return days.ok || days.problem.field !== field ? undefined : days.problem;
  };

export const exportSchema: FormSchema<ExportValues, Around> = object({
  set: decided(required),
  repeat: decided(required),
  from: decided(dayProblem('from')),
  to: decided(dayProblem('to')),
  subaccount_ids: decided((ids: string[], { values, around }: Context) => {
    if (!choiceOf(values, around)?.is_of_subaccounts) return undefined;
    if (ids.length === 0) return REQUIRED;
    const max = EXPORT_POLICY.maxSubaccounts;
    return ids.length > max ? { code: 'DPAY_FIELD_TOO_MANY', params: { max } } : undefined;
  }),
  columns: decided((columns: string[], { values }: Context) => {
    const set = setOf(values);
    return set && decideExportColumns(set, columns, { masksPersonalData: false });
  }),
  format: decided(required),
  separator: decided(required),
});

const setOf = ({ set }: ExportValues): ExportSet | undefined => EXPORT_SET_NAMES.find((one) => one === set);

export const periodOf = ({ repeat }: Pick<ExportValues, 'repeat'>): ReportPeriod | undefined =>
  REPORT_PERIODS.find((one) => one === repeat);

export const scheduleOf = (
  values: ExportValues,
  around: Around,
  period: ReportPeriod,
): CreateExportSchedule => {
  const { from: _, to: __, ...body } = bodyOf(values, around);
  return { ...body, period };
};

export const bodyOf = (values: ExportValues, around: Around): CreateExport => {
  const format = EXPORT_FORMATS.find((one) => one === values.format) ?? 'csv';
  return {
    set: setOf(values) ?? 'orders',
    format,
    from: values.from,
    to: values.to,
    columns: values.columns,
    ...(format === 'csv' && { separator: values.separator === ';' ? (';' as const) : (',' as const) }),
    ...(choiceOf(values, around)?.is_of_subaccounts && { subaccount_ids: values.subaccount_ids }),
  };
};
