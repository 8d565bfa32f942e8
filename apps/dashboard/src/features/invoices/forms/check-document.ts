import { decideOwnDocument, OWN_DOCUMENT } from '@dasbor/domain/invoices';
import type { Problem } from '@dasbor/domain/kernel';

/** What the server would refuse, before anything is sent. A byte more than the limit says enough of a larger file. */
export const checkDocument = async (file: File): Promise<Problem | undefined> => {
  const bytes = new Uint8Array(await file.slice(0, OWN_DOCUMENT.mostBytes + 1).arrayBuffer());
  const decided = decideOwnDocument(bytes);
  return decided.ok ? undefined : decided.problem;
};
