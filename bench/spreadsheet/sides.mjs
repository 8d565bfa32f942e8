// What each side does with the same bytes. Each returns the number of cells, so that none is measured doing less.
import { createInflateRaw } from 'node:zlib';
import { parse as csvParse } from 'csv-parse';
import papa from 'papaparse';
import { inferSchema, initParser } from 'udsv';
import * as sheetJs from '@e965/xlsx';
import { bankFinder, checkRow } from '../../packages/domain/src/disbursements/index.ts';
import { openSpreadsheet } from '../../packages/spreadsheet/src/index.ts';
import { gunzip } from '../../packages/spreadsheet/src/node.ts';
import { BANKS } from '../disbursements/banks.mjs';

const LESS = 60;
const PIECE = 256 * 1024;

/** The lower bound: decompress natively, read each byte once, keep nothing. */
export const limit = async (bytes) => {
  let tags = 0;
  for (const packed of partsOf(bytes)) {
    const unpacking = createInflateRaw({ chunkSize: PIECE });
    unpacking.end(packed);
    for await (const piece of unpacking)
      for (let at = 0; at < piece.length; at += 1) if (piece[at] === LESS) tags += 1;
  }
  return tags;
};

/** The shared strings and the sheet, as stored in the zip. */
const partsOf = (bytes) => {
  const parts = [];
  let at = bytes.readUInt32LE(bytes.length - 6);
  for (let n = bytes.readUInt16LE(bytes.length - 12); n > 0; n -= 1) {
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
    if (/sharedStrings|sheet1\.xml$/.test(bytes.toString('utf8', at + 46, at + 46 + name))) {
      const local = bytes.readUInt32LE(at + 42);
      const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
      parts.push(bytes.subarray(start, start + bytes.readUInt32LE(at + 20)));
    }
    at += 46 + name + extra + comment;
  }
  return parts;
};

export const ours = async (bytes, options = { gunzip }) => {
  let cells = 0;
  const file = await openSpreadsheet(bytes, options);
  for await (const { rows } of file.rows()) for (const row of rows) cells += row.cells.length;
  return cells;
};

/** Also checks each row as a payout, with all seven columns. */
export const oursChecked = async (bytes) => {
  let cells = 0;
  const findBank = bankFinder(BANKS);
  const file = await openSpreadsheet(bytes, { gunzip });
  for await (const { rows } of file.rows())
    for (const { cells: row } of rows) {
      const [account_owner_name, bank_code, account_number, amount, notes, phone_number, email_recipient] =
        row;
      checkRow(
        { account_owner_name, bank_code, account_number, amount, notes, phone_number, email_recipient },
        findBank,
      );
      cells += row.length;
    }
  return cells;
};

export const oursInABrowser = (bytes) => ours(bytes, {});

export const bySheetJs = async (bytes) => {
  const book = sheetJs.read(bytes, { dense: true });
  return Object.values(book.Sheets)[0]['!data'].reduce((sum, row) => sum + row.length, 0);
};

const cellsOf = (rows) => rows.reduce((sum, row) => sum + row.length, 0);
const textOf = (bytes) => new TextDecoder().decode(bytes);

export const CSV_LIBRARIES = {
  uDSV: async (bytes) => {
    const text = textOf(bytes);
    return cellsOf(initParser(inferSchema(text, { header: () => [] })).stringArrs(text));
  },
  papaparse: async (bytes) => cellsOf(papa.parse(textOf(bytes), { skipEmptyLines: true }).data),
  'csv-parse': (bytes) =>
    new Promise((resolve, reject) => {
      csvParse(bytes, { bom: true }, (fault, rows) => (fault ? reject(fault) : resolve(cellsOf(rows))));
    }),
};
