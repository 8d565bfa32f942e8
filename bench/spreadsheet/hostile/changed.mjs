// Valid files damaged on their way. Whatever is still read must be unchanged.
import { xlsxOf } from '../../../packages/spreadsheet/src/testing/xlsx.ts';
import { HEADER, rowsOf } from './payouts.mjs';
import { WHOLE } from './whole.mjs';

const changing = (change) => async (random) => {
  const { bytes, expect } = await random.one([WHOLE.written, WHOLE.byHand, WHOLE.sharedTexts])(random);
  return { bytes: change(Buffer.from(bytes), random), expect: { sameOrRefused: expect.rows } };
};

/** Data before or after the file, as in a file that is valid in two formats. */
const FRONTS = ['%PDF-1.7\n', 'GIF89a', '#!/bin/sh\n', '<html>', 'MZ\x90\0'];

const plainCsv = (random) => {
  const rows = random.some(random.between(2, 60), (n) => [
    `Nama ${n}`,
    'BCA',
    `${8_000_000_000 + n}`,
    `${n * 1000}`,
    `n${random.below(1e9)}`,
  ]);
  return { rows, text: [HEADER, ...rows].map((cells) => `${cells.join(',')}\n`).join('') };
};

/** An independent, simple csv reader without quotes. */
const dull = (text) =>
  rowsOf(
    text
      .split('\n')
      .slice(1)
      .filter((line) => line !== '')
      .map((line) => line.split(',').slice(0, HEADER.length)),
    { keepEmpty: true },
  );

export const CHANGED = {
  bitFlipped: changing((bytes, random) => {
    const at = random.below(bytes.length);
    bytes[at] ^= 1 << random.below(8);
    return bytes;
  }),
  bytesOverwritten: changing((bytes, random) => {
    random.bytes(random.between(1, 60)).copy(bytes, random.below(bytes.length));
    return bytes;
  }),
  cutOff: changing((bytes, random) => bytes.subarray(0, random.between(1, bytes.length - 1))),
  cutInFront: changing((bytes, random) => bytes.subarray(random.between(1, bytes.length - 1))),
  twice: changing((bytes) => Buffer.concat([bytes, bytes])),
  somethingInFront: changing((bytes, random) =>
    Buffer.concat([Buffer.from(random.one(FRONTS), 'latin1'), bytes]),
  ),
  somethingBehind: changing((bytes, random) =>
    Buffer.concat([bytes, random.bytes(random.between(1, 70_000))]),
  ),
  swapped: changing((bytes, random) => {
    const [a, b] = [random.below(bytes.length), random.below(bytes.length)].toSorted((x, y) => x - y);
    return Buffer.concat([bytes.subarray(0, a), bytes.subarray(b), bytes.subarray(a, b)]);
  }),
  csvCutOff: (random) => {
    const { text } = plainCsv(random);
    const cut = text.slice(0, random.between(HEADER.join(',').length + 8, text.length));
    return { bytes: Buffer.from(cut), expect: { sameOrRefused: dull(cut) } };
  },
  xmlCutOff: (random) => {
    const cells = ['x', 'BCA', '1', '2', '3']
      .map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`)
      .join('');
    const sheet = `<worksheet><sheetData><row>${HEADER.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>${`<row>${cells}</row>`.repeat(20)}</sheetData></worksheet>`;
    const end = sheet.indexOf('</sheetData>');
    return {
      bytes: xlsxOf({ sheet: sheet.slice(0, random.below(end)) }),
      expect: { code: ['DPAY_FILE_DAMAGED', 'DPAY_FILE_EMPTY', 'DPAY_FILE_COLUMNS_MISSING'] },
    };
  },
  noise: (random) => ({ bytes: random.bytes(random.between(1, 5000)), expect: { refused: true } }),
  noiseAsZip: (random) => ({
    bytes: Buffer.concat([Buffer.from('PK\u0003\u0004'), random.bytes(random.between(1, 5000))]),
    expect: { refused: true },
  }),
  textNoise: (random) => ({
    bytes: Buffer.from(
      random
        .some(random.between(1, 3000), () =>
          random.one(['a', '"', ',', ';', '\n', '\t', "'", '=', '1', '\r']),
        )
        .join(''),
    ),
    expect: { refused: true },
  }),
};
