import { expect, test } from 'vitest';
import { decideAnotherDocument, decideOwnDocument, OWN_DOCUMENT, shownFileName } from './index.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const pdf = (objects = ''): string => `%PDF-1.7\n${objects}\ntrailer <</Size 1>>\n%%EOF\n`;
const decided = (text: string): string => {
  const answer = decideOwnDocument(bytes(text));
  return answer.ok ? 'ok' : answer.problem.code;
};
const ofSize = (size: number): string => `%PDF-1.7${' '.repeat(size - 14)}\n%%EOF`;

test.each([
  ['a PDF', 'ok', pdf()],
  ['one with blanks after its end', 'ok', `${pdf()}${'\n'.repeat(1000)}`],
  ['exactly 5 MB', 'ok', ofSize(OWN_DOCUMENT.mostBytes)],
  ['one byte more', 'DPAY_DOCUMENT_TOO_LARGE', ofSize(OWN_DOCUMENT.mostBytes + 1)],
  ['nothing', 'DPAY_DOCUMENT_NOT_PDF', ''],
  ['a page', 'DPAY_DOCUMENT_NOT_PDF', '<!doctype html>%PDF-1.7 %%EOF'],
  ['a picture', 'DPAY_DOCUMENT_NOT_PDF', '\x89PNG\r\n\x1a\n'],
  ['one that was cut off', 'DPAY_DOCUMENT_DAMAGED', '%PDF-1.7\n1 0 obj <<>>'],
  ['one with much after its end', 'DPAY_DOCUMENT_DAMAGED', `${pdf()}${'x'.repeat(1025)}`],
  ['a protected one', 'DPAY_DOCUMENT_PROTECTED', pdf('trailer <</Encrypt 5 0 R>>')],
  ['one that says how metadata would be protected', 'ok', pdf('<</EncryptMetadata false>>')],
  ['one with a script', 'DPAY_DOCUMENT_ACTIVE', pdf('<</S/JavaScript/JS(app.alert(1))>>')],
  ['one with a script in disguise', 'DPAY_DOCUMENT_ACTIVE', pdf('<</S /J#61vaScript>>')],
  ['one that starts a program', 'DPAY_DOCUMENT_ACTIVE', pdf('<</S /Launch\n/F (cmd.exe)>>')],
  ['one that writes about scripts', 'ok', pdf('(JavaScript and Launch)')],
])('%s: %s', (_, want, text) => expect(decided(text)).toBe(want));

test.each([
  [OWN_DOCUMENT.mostUnused - 1, true],
  [OWN_DOCUMENT.mostUnused, false],
])('with %s unused documents one more: %s', (unused, want) =>
  expect(decideAnotherDocument(unused).ok).toBe(want),
);

test.each([
  ['Faktur November.pdf', 'Faktur November.pdf'],
  ['fdp.\u202Eexe\n.pdf', 'fdp.exe.pdf'],
  [' \n ', 'invoice.pdf'],
  ['a'.repeat(200), 'a'.repeat(128)],
])('the name %j is shown as %j', (name, want) => expect(shownFileName(name)).toBe(want));
