import { may, type Who } from '../access/index.ts';
import { type CalendarDate, err, ok, type Result } from '../kernel/index.ts';
import { type DateRange, daysIn, decideDateRange } from '../lists/index.ts';
import { EXPORT_POLICY } from './policy.ts';
import { EXPORT_SET_NAMES, exportColumns, type ExportSet, exportSetRule } from './sets.ts';

type Person = Who & { readonly masksPersonalData: boolean };

/** A file of a set needs the right to export and the right to see the whole list. */
export const mayExport = (who: Who, set: ExportSet) => {
  const { needs, also = [] } = exportSetRule(set);
  const all = [{ permission: 'export.view' as const }, needs, ...also.map((permission) => ({ permission }))];
  return all.map((one) => may(who, one)).find(({ ok: isAllowed }) => !isAllowed) ?? may(who, needs);
};

export const exportSetsOf = (who: Who): readonly ExportSet[] =>
  EXPORT_SET_NAMES.filter((set) => mayExport(who, set).ok);

/** At most 366 days, each of them past or today. */
export const decideExportDays = (range: DateRange, today: CalendarDate) =>
  decideDateRange(range, today, EXPORT_POLICY.maxDays);

/** The default columns if none are chosen. Each at most once, and only those that the person may have. */
export const decideExportColumns = (
  set: ExportSet,
  chosen: readonly string[] | undefined,
  person: Pick<Person, 'masksPersonalData'>,
): Result<readonly string[], 'DPAY_EXPORT_COLUMN_UNKNOWN' | 'DPAY_EXPORT_COLUMN_TWICE' | 'DPAY_REQUIRED'> => {
  const offered = exportColumns(set, person);
  if (chosen === undefined) return ok(offered);
  if (chosen.length === 0) return err('DPAY_REQUIRED');
  const unknown = chosen.find((column) => !offered.includes(column));
  if (unknown !== undefined) return err('DPAY_EXPORT_COLUMN_UNKNOWN', { column: unknown });
  const twice = chosen.find((column, at) => chosen.indexOf(column) !== at);
  return twice === undefined ? ok(chosen) : err('DPAY_EXPORT_COLUMN_TWICE', { column: twice });
};

/** Refused before the file is begun. `days` is about how many days would fit. */
export const decideExportRows = (
  rows: number,
  range: DateRange,
): Result<number, 'DPAY_EXPORT_TOO_MANY_ROWS'> => {
  const { maxRows } = EXPORT_POLICY;
  if (rows <= maxRows) return ok(rows);
  const days = Math.max(1, Math.floor((daysIn(range) * maxRows) / rows));
  return err('DPAY_EXPORT_TOO_MANY_ROWS', { maximum: maxRows, days });
};
