import type { ExportSet } from '@dasbor/domain/exports';
import { openSpreadsheet } from '@dasbor/spreadsheet';
import type { Mode } from '../../../platform/merchant/mode.ts';
import type { Reply, TestApp } from '../../../testing/app.ts';
import type { ExportedFile } from '../rows.ts';

let keys = 0;
export type Asked = { set: ExportSet; mode?: Mode } & Record<string, unknown>;

export const request = (app: TestApp, token: string, { mode = 'live', ...asked }: Asked): Promise<Reply> =>
  app.ask('POST', '/dashboard/exports', {
    mode,
    token,
    payload: { format: 'csv', from: '2026-11-01', to: '2026-11-20', ...asked },
    headers: {
      'idempotency-key': `export-${String((keys += 1)).padStart(12, '0')}`,
      'accept-language': 'en',
    },
  });

export const read = async (
  app: TestApp,
  token: string,
  id: string,
  mode: Mode = 'live',
): Promise<ExportedFile> =>
  (await app.ask('GET', `/dashboard/exports/${id}`, { mode, token })).json<{ data: ExportedFile }>().data;

/** Requests a file and makes it. */
export const exported = async (app: TestApp, token: string, asked: Asked): Promise<ExportedFile> => {
  const reply = await request(app, token, asked);
  if (reply.status !== 201) throw new Error(reply.text);
  await app.exports.drain();
  return read(app, token, reply.json<{ data: { id: string } }>().data.id, asked.mode);
};

export const linkTo = async (
  app: TestApp,
  token: string,
  { id }: { id: string },
  mode: Mode = 'live',
): Promise<string> => {
  const reply = await app.ask('POST', `/dashboard/exports/${id}/link`, { mode, token });
  if (reply.status !== 201) throw new Error(reply.text);
  return reply.json<{ data: { path: string } }>().data.path;
};

export const download = async (
  app: TestApp,
  token: string,
  file: ExportedFile,
  mode: Mode = 'live',
): Promise<Reply> => app.ask('GET', await linkTo(app, token, file, mode), { mode });

/** The cells of a csv, as a program reads it that knows quotes. */
export const cellsOfCsv = (text: string, separator = ','): string[][] => {
  const cell = new RegExp(
    `(?:^|(?<=${separator}))(?:"((?:[^"]|"")*)"|([^${separator}"]*))(?=${separator}|$)`,
    'g',
  );
  return text
    .replace('\uFEFF', '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      [...line.matchAll(cell)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''),
    );
};

export const cellsOfXlsx = async (bytes: Buffer): Promise<string[][]> => {
  const sheet = await openSpreadsheet(new Blob([new Uint8Array(bytes)]));
  const rows: string[][] = [];
  for await (const chunk of sheet.rows())
    for (const row of chunk.rows) rows.push(row.cells.map((cell) => cell?.text ?? ''));
  return rows;
};
