import { UPLOAD_POLICY } from '@dasbor/domain/uploads';
import type { Tx } from '../../platform/db/tx.ts';
import { makeProblems } from '../../platform/problems.ts';
import type { Language } from '../../platform/problems.ts';
import { loadContract } from '../../spec/contract.ts';
import { refusalsOf } from './repository.ts';
import { toUpload } from './rows.ts';
import type { RefusedRow, Upload, UploadRow } from './rows.ts';

export const refusalWords = ({ code, params }: RefusedRow, language: Language): string =>
  makeProblems(loadContract().catalogue).say({ code, params }, language);

/** One upload with the first rows that were refused. */
export const wholeUpload = async (tx: Tx, row: UploadRow, language: Language): Promise<Upload> => {
  const refused = row.refused > 0 ? await refusalsOf(tx, row.id, UPLOAD_POLICY.shownRefusals) : [];
  return toUpload(
    row,
    refused.map((one) => ({ ...one, message: refusalWords(one, language) })),
  );
};
