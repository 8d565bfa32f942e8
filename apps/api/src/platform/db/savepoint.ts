import sql from 'sql-template-tag';
import type { Tx } from './tx.ts';

/** If `work` throws, undoes its writes and keeps the rest of the transaction. */
export const savepoint = async <T>(tx: Tx, work: () => Promise<T>): Promise<T> => {
  await tx.run(sql`savepoint work`);
  const endings = tx.endings.length;
  try {
    return await work();
  } catch (error) {
    await tx.run(sql`rollback to savepoint work`);
    tx.endings.length = endings;
    throw error;
  }
};
