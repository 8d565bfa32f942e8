import { inflateSync } from 'node:zlib';

/** The lines on the pages in the order in which they were drawn, the objects as text, and the number of pages. */
export const readPdf = (pdf: Uint8Array): { pages: number; lines: string[]; objects: string } => {
  const bytes = Buffer.from(pdf);
  const lines: string[] = [];
  let objects = '';
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('\nstream\n', at + 1)) {
    const head = bytes.subarray(bytes.lastIndexOf('<<', at), at).toString('latin1');
    if (head.includes('DCTDecode')) continue;
    const from = bytes.indexOf('stream\n', at) + 'stream\n'.length;
    const text = inflateSync(bytes.subarray(from, bytes.indexOf('endstream', from))).toString('latin1');
    if (head.includes('/ObjStm')) objects += text;
    for (const [, hex = ''] of text.matchAll(/<([0-9A-F]+)> Tj/g))
      lines.push(new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')));
  }
  return { pages: objects.match(/\/Type \/Page\b/g)?.length ?? 0, lines, objects };
};
