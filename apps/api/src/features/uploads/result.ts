import type { RowNow } from '../../platform/files/error-file.ts';
import { selectParts } from '../../platform/files/parts.ts';
import { checkoutUrlOf } from '../../platform/merchant/checkout-url.ts';
import { afterwards, problem } from '../../spec/handlers.ts';
import type { Afterwards, Call, Refusal } from '../../spec/handlers.ts';
import { refusalWords } from './answer.ts';
import { fileOf, findUnmasked } from './drafts.ts';
import type { UploadKind } from './kind.ts';
import { writeBeside } from './reader.ts';
import { otherRows, refusalsOf, selectEdits } from './repository.ts';

type Asking = Pick<Call, 'tx' | 'now' | 'mode' | 'language' | 'session' | 'by' | 'deps' | 'requestId'> & {
  params: { id: string };
  query: { rows?: 'created' | 'refused' };
};

/** The rows of the file that became records, each with its result; or those that were refused, each with the reason. */
export const getResult = async (call: Asking, kind: UploadKind): Promise<Refusal | Afterwards<never>> => {
  const { tx, query, deps, session } = call;
  const { rows: wanted = 'created' } = query;
  const row = await findUnmasked(call, kind);
  if ('kind' in row) return row;
  if (row.completed_at === null) return problem('DPAY_UPLOAD_NOT_DONE');
  const texts =
    wanted === 'created'
      ? await kind.result.texts(tx, row.id, checkoutUrlOf(deps, session))
      : await refusedTexts(call, row.id);
  const edits = new Map((await selectEdits(tx, row.id)).map((edit) => [edit.row, edit.cells]));
  const others = await otherRows(tx, row.id);
  const rows = new Map(
    [...texts].flatMap(([first, error]) =>
      [first, ...(others.get(first) ?? [])].map((number): [number, RowNow] => [
        number,
        { cells: edits.get(number) ?? {}, error },
      ]),
    ),
  );
  const bytes = await selectParts(tx, 'upload_part', row.id);
  const header = wanted === 'created' ? kind.result.header : 'error';
  const name = row.file_name.replace(/\.(xlsx|xlsm|csv|txt)$/i, '').slice(0, 200);
  return afterwards(async () => {
    const written = await writeBeside(kind.name, { bytes, rows, header, only: true });
    return written === 'busy'
      ? problem('DPAY_SERVICE_UNAVAILABLE')
      : fileOf(row, `${name}-${wanted}.${row.format}`, written);
  });
};

const refusedTexts = async ({ tx, language }: Asking, uploadId: string): Promise<Map<number, string>> =>
  new Map((await refusalsOf(tx, uploadId)).map((one) => [one.row, refusalWords(one, language)]));
