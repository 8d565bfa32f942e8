/** What the columns of a statement hold. `mark` says `CR` or `DB` for `amount`. */
export const STATEMENT_FIELDS = [
  'date',
  'description',
  'credit',
  'debit',
  'amount',
  'mark',
  'balance',
  'currency',
] as const;
export type StatementField = (typeof STATEMENT_FIELDS)[number];

/** The column of each field, from 0. `details` are further columns of the description. */
export type StatementMapping = Readonly<Partial<Record<StatementField, number>>> & {
  readonly details?: readonly number[];
};

export type MappingProblem = 'DATE_NEEDED' | 'DESCRIPTION_NEEDED' | 'AMOUNT_NEEDED' | 'COLUMN_TWICE';

/** Why a statement cannot be read with these columns. */
export const mappingProblem = (mapping: StatementMapping): MappingProblem | undefined => {
  const { date, description, credit, debit, amount } = mapping;
  if (date === undefined) return 'DATE_NEEDED';
  if (description === undefined) return 'DESCRIPTION_NEEDED';
  if (amount === undefined && (credit === undefined || debit === undefined)) return 'AMOUNT_NEEDED';
  const columns = columnsOf(mapping);
  return new Set(columns).size < columns.length ? 'COLUMN_TWICE' : undefined;
};

export const columnsOf = (mapping: StatementMapping): readonly number[] =>
  STATEMENT_FIELDS.flatMap((field) => mapping[field] ?? []);

/** Whether a stored value is a usable mapping: it may come from another version or be edited by hand. */
export const isMapping = (value: unknown): value is StatementMapping => {
  if (typeof value !== 'object' || value === null) return false;
  const { details, ...fields } = value as Record<string, unknown>;
  return (
    Object.entries(fields).every(([field, column]) => isField(field) && isColumn(column)) &&
    (details === undefined || (Array.isArray(details) && details.every(isColumn))) &&
    mappingProblem(value as StatementMapping) === undefined
  );
};

const isField = (text: string): boolean => STATEMENT_FIELDS.some((field) => field === text);
const isColumn = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
