import { err, HIDDEN_CHARACTER, ok, type Result } from '../kernel/index.ts';
import type { InvoiceProblemCode } from './problems.ts';

const MEGABYTE = 1024 * 1024;

/** A PDF of the merchant that takes the place of the generated document. The limits are ours. */
export const OWN_DOCUMENT = {
  mostBytes: 5 * MEGABYTE,
  longestName: 128,
  /** An upload that no invoice has is deleted after this time. */
  unusedDays: 7,
  mostUnused: 50,
} as const;

/** Readers look for the marker in this many bytes at the end. */
const END_BYTES = 1024;

/** Whether a file may take the place of the generated document, by its content. The name and the content type prove nothing. */
export const decideOwnDocument = (bytes: Uint8Array): Result<Uint8Array, InvoiceProblemCode> => {
  const { mostBytes } = OWN_DOCUMENT;
  if (bytes.length > mostBytes) return err('DPAY_DOCUMENT_TOO_LARGE', { maximum_mb: mostBytes / MEGABYTE });
  if (latin1(bytes.subarray(0, 5)) !== '%PDF-') return err('DPAY_DOCUMENT_NOT_PDF');
  if (!latin1(bytes.subarray(-END_BYTES)).includes('%%EOF')) return err('DPAY_DOCUMENT_DAMAGED');
  const names = namesIn(bytes);
  if (names.has('Encrypt')) return err('DPAY_DOCUMENT_PROTECTED');
  return names.has('JavaScript') || names.has('Launch') ? err('DPAY_DOCUMENT_ACTIVE') : ok(bytes);
};

/** Whether one more may be uploaded, so that uploads alone cannot fill the storage. */
export const decideAnotherDocument = (unused: number): Result<number, InvoiceProblemCode> =>
  unused < OWN_DOCUMENT.mostUnused ? ok(unused) : err('DPAY_DOCUMENTS_UNUSED_LIMIT');

/** A file name as it is shown: one line, without characters that hide or turn its ending. */
export const shownFileName = (name: string): string =>
  name.replaceAll(HIDDEN, '').trim().slice(0, OWN_DOCUMENT.longestName) || 'invoice.pdf';

const HIDDEN = new RegExp(HIDDEN_CHARACTER, 'gu');

/**
 * Which of these names a PDF uses. A name ends at a blank or a delimiter, and its letters may be written as `#4A`. Compressed parts are not
 * read: unpacking them costs more than it protects, because browsers only download the document and never show it on our pages.
 */
const namesIn = (bytes: Uint8Array): ReadonlySet<string> =>
  new Set(
    Array.from(
      latin1(bytes)
        .replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
        .matchAll(/\/(Encrypt|JavaScript|Launch)(?=[\s\0()<>[\]{}/%]|$)/g),
      ([, name]) => name as string,
    ),
  );

const PIECE = 32_768;

/** One character for each byte, in pieces that a call can take as arguments. */
const latin1 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return text;
};
