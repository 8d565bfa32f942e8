import { OWN_DOCUMENT } from '@dasbor/domain/invoices';
import type { Deps } from '../../../deps.ts';
import { deleteDocument, documentsToRemove, markUnusedDocuments } from './repository.ts';
import { keyOf } from './store.ts';

const DAY_MS = 86_400_000;
// The rest follows in the next run.
const BATCH = 100;

/** Deletes documents that no invoice has had for days. If it stops between the steps, the next run continues. */
export const tidyDocuments = async ({
  db,
  storage,
  clock,
}: Pick<Deps, 'db' | 'storage' | 'clock'>): Promise<void> => {
  const now = clock.now();
  const before = new Date(now.getTime() - OWN_DOCUMENT.unusedDays * DAY_MS);
  const ids = await db.system(async (tx) => {
    await markUnusedDocuments(tx, before, now);
    return documentsToRemove(tx, BATCH);
  });
  for (const id of ids) {
    await storage.delete(keyOf(id));
    await db.system((tx) => deleteDocument(tx, id));
  }
};
