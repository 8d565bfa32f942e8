import {
  cellProblem as heldProblem,
  fileNotes as notesOf,
  type FileRead,
  type Row,
  sheetReaderOf,
  typedRowOf,
} from '../../sheets/index.ts';
import { DISBURSEMENT_POLICY } from '../policy.ts';
import { PAYOUT_FORM } from './headers.ts';

/** The bank sheets of our own templates, in both languages: every such file has one, and it contains no payouts. */
export const TEMPLATE_BANK_SHEETS: readonly string[] = ['Kode bank', 'Bank codes'];

export const sheetReader = (options: { separator?: string } = {}) => sheetReaderOf(PAYOUT_FORM, options);

export const typedRow = (row: Row, typed: Readonly<Record<string, string>>): Row =>
  typedRowOf(PAYOUT_FORM, row, typed);

export const cellProblem = (text: string) => heldProblem(text, DISBURSEMENT_POLICY.longestCell);

export const fileNotes = (file: FileRead) => notesOf(file, TEMPLATE_BANK_SHEETS);
