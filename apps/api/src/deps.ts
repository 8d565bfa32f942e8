import type { Clock } from './platform/clock.ts';
import type { Cursors } from './platform/cursor.ts';
import type { Db } from './platform/db/db.ts';
import type { Ids } from './platform/ids.ts';
import type { AcquirerRail } from './rails/acquirer/port.ts';

/** What the application is built from; a test replaces any of it. */
export type Deps = {
  db: Db;
  clock: Clock;
  ids: Ids;
  cursors: Cursors;
  acquirer: AcquirerRail;
};
