import { IMAGE_POLICY } from '@dasbor/domain/images';
import type { Deps } from '../../deps.ts';
import { deleteImage, imagesToRemove, markUnused } from './repository.ts';
import { keyOf } from './store.ts';

const DAY_MS = 86_400_000;
// The rest follows in the next run.
const BATCH = 100;

/** Deletes images that nothing has named for days. If it stops between the steps, the next run continues. */
export const tidyImages = async ({
  db,
  storage,
  clock,
}: Pick<Deps, 'db' | 'storage' | 'clock'>): Promise<void> => {
  const now = clock.now();
  const before = new Date(now.getTime() - IMAGE_POLICY.unusedDays * DAY_MS);
  const ids = await db.system(async (tx) => {
    await markUnused(tx, before, now);
    return imagesToRemove(tx, BATCH);
  });
  for (const id of ids) {
    await storage.delete(keyOf(id));
    await db.system((tx) => deleteImage(tx, id));
  }
};
