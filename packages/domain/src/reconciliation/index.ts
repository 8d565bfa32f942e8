export { DIRECTION_OF, RECONCILIATION_POLICY } from './policy.ts';
export {
  type BankLine,
  type Decision,
  type Direction,
  type Group,
  GROUPS,
  type OurRecord,
  type Period,
  type ReconciliationRow,
  RECORD_KINDS,
  type RecordKind,
  type Why,
} from './types.ts';
export { reconcile, type Reconciled, type ToReconcile } from './reconcile.ts';
export { decide, type Decisions, noteKey } from './decisions.ts';
export { bankTotal, type GroupTotal, ourTotal, type Sum, type Totals, totalsOf } from './totals.ts';
export { contentKey } from './content-key.ts';
export { kindsElsewhere } from './kinds.ts';
export { isNear, listedDays } from './our-days.ts';
export { accountIn } from './statement/account.ts';
export { findLayout, type FoundLayout, headerKey, type Layout } from './statement/layout.ts';
export {
  isMapping,
  type MappingProblem,
  mappingProblem,
  STATEMENT_FIELDS,
  type StatementField,
  type StatementMapping,
} from './statement/mapping.ts';
export { STATEMENT_BANKS, type StatementBank } from './statement/presets.ts';
export { readLines, type Statement, type StatementProblemCode } from './statement/read-lines.ts';
export { type SheetRow } from './statement/sheet.ts';
