import { DISBURSEMENT_POLICY } from '@dasbor/domain/disbursements';
import { mark, markOfBytes } from '../../../shared/lib/mark.ts';

/**
 * The same for the same content, whatever the file is called and whenever it was written: a payroll that was downloaded once more is the same
 * payroll. The same rows written by another program are not the same content. Of what will be refused right after, as it is too big or
 * cannot be read, by its name.
 */
export async function fileMark(file: File): Promise<string> {
  const byName = mark(`${file.name} ${file.size} ${file.lastModified}`);
  if (file.size > DISBURSEMENT_POLICY.maxFileBytes) return byName;
  try {
    return markOfBytes(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return byName;
  }
}
