export { makeDeliveries, makeExports, startExports } from './engine.ts';
export type { Exports } from './engine.ts';
export { runExportSchedules } from './schedules/run.ts';
export { tidyExports } from './tidy.ts';
export { exportSetWords } from './schedules/set-words.ts';
export { sealSecret, sftpSecretPlace } from './delivery/secret.ts';
