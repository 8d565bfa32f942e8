import { makeWorkers } from '../../platform/work/workers.ts';
import type { Workers } from '../../platform/work/workers.ts';
import { deliverOne } from './delivery/deliver.ts';
import type { DeliveryParts } from './delivery/deliver.ts';
import { makeOne } from './job.ts';
import type { ExportParts } from './job.ts';
import { tidyExports } from './tidy.ts';

/** Two at a time: a long file does not hold up a short one. */
const PARALLEL = 2;
const LOOK_EVERY_MS = 2_000;
const TIDY_EVERY_MS = 60_000;

export const makeExports = (parts: ExportParts): Workers =>
  makeWorkers({
    job: 'exports',
    step: async () => ((await makeOne(parts)) ? 1 : 0),
    most: 1,
    parallel: PARALLEL,
    onError: (error) => parts.log.error({ err: error }, 'files to export could not be looked for'),
  });

/** A slow server holds one of them for up to ten minutes (`SFTP_TIMES`), but only one for each merchant and mode. */
const DELIVERIES = 4;

export const makeDeliveries = (parts: DeliveryParts): Workers =>
  makeWorkers({
    job: 'export deliveries',
    step: async () => ((await deliverOne(parts)) ? 1 : 0),
    most: 1,
    parallel: DELIVERIES,
    onError: (error) => parts.log.error({ err: error }, 'files to deliver could not be looked for'),
  });

export type Exports = Pick<Workers, 'wake' | 'stop'>;

export const startExports = (parts: ExportParts & DeliveryParts): Exports => {
  let stopping = false;
  const making = makeExports({ ...parts, isStopping: () => stopping });
  const delivering = makeDeliveries(parts);
  const wake = (): void => {
    making.wake();
    delivering.wake();
  };
  const looking = setInterval(wake, LOOK_EVERY_MS);
  const tidying = setInterval(() => {
    tidyExports(parts).catch((error: unknown) =>
      parts.log.error({ err: error }, 'old exported files could not be removed'),
    );
  }, TIDY_EVERY_MS);
  wake();
  return {
    wake,
    stop: async () => {
      stopping = true;
      clearInterval(looking);
      clearInterval(tidying);
      await Promise.all([making.stop(), delivering.stop()]);
    },
  };
};
