import { fileMark } from '../../api/file-mark.ts';
import { csvFile, MESSY } from './files.ts';

/** A file that was half mended, and what the browser keeps of it. */
export const file = csvFile(MESSY);
export const what = await fileMark(file);
export const left = { fileName: file.name, name: 'Gaji', description: '', edits: [], what };
/** One of its edits. */
export const MENDED = { row: 3, cells: { account_owner_name: 'Siti Rahma' } };

/** Of somebody else, or of another day. */
export const others = csvFile(['Budi Santoso,BCA,8422647002,9000000,,,']);

/** The time of the stories, and ten minutes before. */
export const NOW = new Date('2026-11-21T05:00:00Z');
export const EARLIER = Date.parse('2026-11-21T04:50:00Z');
