import { expect, it } from 'vitest';
import { xmlText } from './decode.ts';

const ROWS = ['Siti Nurhaliza', 'Zoë Ñuñez', '漢字 🙂', ''].map((name) => `<row><c>${name}</c></row>`);
const SHEET = `<sheetData>${ROWS.join('')}</sheetData>`;

const inPieces = async function* (xml: string, size: number) {
  const bytes = new TextEncoder().encode(xml);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
};

const textsOf = async (xml: string, size: number): Promise<string[]> => {
  const texts: string[] = [];
  for await (const { text } of xmlText(inPieces(xml, size), 'sheet1.xml', 'row')) texts.push(text);
  return texts;
};

it.each(Array.from({ length: 60 }, (_, n) => n + 1))(
  'returns whole rows, and the end, when bytes arrive %d at a time',
  async (size) => {
    const texts = await textsOf(SHEET, size);
    const end = texts.pop();

    expect(texts.join('') + end).toBe(SHEET);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toMatch(/<\/row>$/);
    expect(end).toBe('</sheetData>');
  },
);

it('splits a row longer than a piece, never within a character', async () => {
  const xml = `<row><c>${'🙂'.repeat(50_000)}</c></row>`;
  const texts = await textsOf(xml, 1001);

  expect(texts.length).toBeGreaterThan(2);
  expect(texts.join('')).toBe(xml);
});

it('removes the byte order mark', async () => {
  expect((await textsOf(`\uFEFF${SHEET}`, 7)).join('')).toBe(SHEET);
});
