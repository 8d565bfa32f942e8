import {
  type CalendarDate,
  formatDate,
  formatRupiah,
  isCalendarDate,
  type Language,
  parseRupiah,
} from '@dasbor/domain/kernel';
import { isAmount, type ParameterRule } from './filter-rules.ts';
import type { FilterValues } from '../query/list-query.ts';

export type FilterOption = {
  readonly value: string;
  readonly label: string;
  /** Other values with the same word, which the option also stands for. */
  readonly also?: readonly string[];
};

export const standsFor = ({ value, also = [] }: FilterOption, wanted: string): boolean =>
  value === wanted || also.includes(wanted);

/** The filters of a list. A page supplies them with their texts; chips and panel render them. */
export type FilterField =
  | {
      readonly kind: 'choices';
      readonly name: string;
      readonly label: string;
      readonly options: readonly FilterOption[];
      /** Allows at most one value; otherwise any number. */
      readonly single?: boolean;
      /** Accepts values outside the options, which may still be loading or cover only this page. */
      readonly accepts?: (value: string) => boolean;
    }
  | {
      readonly kind: 'amount';
      /** `amount` means the parameters `amount_min` and `amount_max`. */
      readonly name: string;
      readonly label: string;
    }
  | {
      readonly kind: 'days';
      /** `due` means the parameters `due_from` and `due_to`. Unlike the range of a list, its days may be in the future. */
      readonly name: string;
      readonly label: string;
    }
  /** Set by a link (the payments of one order); the user can only remove it. */
  | {
      readonly kind: 'fixed';
      readonly name: string;
      readonly label: string;
      readonly accepts: (value: string) => boolean;
      /** How a chip shows the value; unchanged by default. */
      readonly show?: (value: string) => string;
    };

/** The address parameters of a field. */
const parametersOf = (field: FilterField): readonly string[] => {
  if (field.kind === 'amount') return [`${field.name}_min`, `${field.name}_max`];
  return field.kind === 'days' ? [`${field.name}_from`, `${field.name}_to`] : [field.name];
};

/** The valid values of the field's parameters. */
export const rulesOf = (field: FilterField): readonly ParameterRule[] => {
  const { name } = field;
  switch (field.kind) {
    case 'amount':
      return [
        { name: `${name}_min`, single: true, accepts: isAmount },
        { name: `${name}_max`, single: true, accepts: isAmount, notBelow: `${name}_min` },
      ];
    case 'days':
      return parametersOf(field).map((parameter) => ({
        name: parameter,
        single: true,
        accepts: isCalendarDate,
      }));
    case 'choices': {
      const { options, single = false, accepts } = field;
      const isOption = (value: string) => options.some((option) => standsFor(option, value));
      return [{ name, single, accepts: (value) => isOption(value) || (accepts?.(value) ?? false) }];
    }
    case 'fixed':
      return [{ name, single: true, accepts: field.accepts }];
  }
};

export const isFieldActive = (field: FilterField, filters: FilterValues): boolean =>
  parametersOf(field).some((name) => (filters[name] ?? []).length > 0);

export const withoutField = (field: FilterField, filters: FilterValues): FilterValues => {
  const names = parametersOf(field);
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)));
};

/** A chip's text after its name: `Selesai`, `Selesai +2`, `Rp 10.000 – Rp 50.000`. */
export const summaryOf = (field: FilterField, filters: FilterValues, language: Language): string => {
  if (field.kind === 'amount') {
    const rupiah = (amount: number) => formatRupiah(amount, language);
    const from = amountOf(filters, `${field.name}_min`);
    const to = amountOf(filters, `${field.name}_max`);
    if (from !== undefined && to !== undefined) return `${rupiah(from)} – ${rupiah(to)}`;
    if (from !== undefined) return `≥ ${rupiah(from)}`;
    return to === undefined ? '' : `≤ ${rupiah(to)}`;
  }
  if (field.kind === 'days') {
    const [from, to] = parametersOf(field).map((name) => dayOf(filters, name));
    const show = (date: CalendarDate) => formatDate(date, language);
    if (from && to) return from === to ? show(from) : `${show(from)} – ${show(to)}`;
    if (from) return `≥ ${show(from)}`;
    return to ? `≤ ${show(to)}` : '';
  }
  const values = filters[field.name] ?? [];
  const [first, ...others] = new Set(values.map((value) => labelOf(field, value)));
  return others.length === 0 ? (first ?? '') : `${first} +${others.length}`;
};

/** An amount in an address may have been typed by hand. Ignore it unless it parses as rupiah. */
export const amountOf = (filters: FilterValues, name: string): number | undefined => {
  const text = filters[name]?.[0];
  const parsed = text === undefined ? undefined : parseRupiah(text);
  return parsed?.ok ? parsed.value : undefined;
};

export const dayOf = (filters: FilterValues, name: string): CalendarDate | undefined =>
  filters[name]?.find(isCalendarDate);

/** Values of a closed list. Unknown values in an address are ignored. */
export const valuesOf = <T extends string>(
  filters: FilterValues,
  name: string,
  known: readonly T[],
): readonly T[] | undefined => {
  const values = known.filter((value) => filters[name]?.includes(value));
  return values.length === 0 ? undefined : values;
};

const labelOf = (field: FilterField, value: string): string => {
  if (field.kind === 'fixed') return field.show?.(value) ?? value;
  if (field.kind === 'amount' || field.kind === 'days') return value;
  return field.options.find((option) => standsFor(option, value))?.label ?? value;
};
