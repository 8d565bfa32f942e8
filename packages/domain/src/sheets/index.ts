export {
  type Cell,
  cellOf,
  cellProblem,
  type CellProblemCode,
  EMPTY,
  isFilled,
  isScientific,
  type Row,
  textOf,
  type WrittenRow,
} from './read-cell.ts';
export { UNREADABLE, unreadableCode, type UnreadableCode } from './unreadable.ts';
export { type AmountIssue, readAmount } from './read-amount.ts';
export { type Header, HEADER_WITHIN, type Places, readHeader, type SheetForm } from './headers.ts';
export {
  type SheetProblemCode,
  type SheetReader,
  sheetReaderOf,
  type SheetRow,
  typedCell,
  typedRowOf,
} from './read-sheet.ts';
export { FILE_NOTES, type FileNote, type FileNoteCode, fileNotes, type FileRead } from './file-notes.ts';
export { hasHidden, lookAlikesIn, saysTwoLines, withoutHidden } from './hidden.ts';
export { addressIn, amountInPoints, lengthsOf, mayBeDate, phoneAmongWords } from './mend.ts';
export { billSuggestion } from './suggest.ts';
export { CUSTOMER_TITLES } from './titles.ts';
