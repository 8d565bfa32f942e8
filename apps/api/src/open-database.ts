import type { Config } from './config.ts';
import { StartRefusal } from './platform/db/folder/data-lock.ts';
import type { Db } from './platform/db/db.ts';
import { emptyFolder } from './platform/db/folder/empty-folder.ts';
import { openDb } from './platform/db/open-db.ts';

/** Opens the database of `DATABASE_URL`, or the embedded one in the data folder, and migrates or checks it. */
export const openDatabase = async (config: Config): Promise<Db> => {
  const { databaseUrl, poolSize, migrations, dataDir, reset } = config;
  if (databaseUrl) {
    if (reset)
      throw new StartRefusal(
        '--reset deletes the embedded data only; empty the database of DATABASE_URL yourself.',
      );
    return openDb({ url: databaseUrl, poolSize, migrations });
  }
  if (reset) await emptyFolder(dataDir);
  return openDb({ dataDir });
};
