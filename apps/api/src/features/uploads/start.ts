import type { Workers } from '../../platform/work/workers.ts';
import { makeUploads } from './engine.ts';
import type { UploadParts } from './engine.ts';

// For work left by an instance that died; new work triggers a run by itself.
const LOOK_EVERY_MS = 2_000;

export type Uploads = Pick<Workers, 'wake' | 'stop'>;

export const startUploads = (parts: UploadParts): Uploads => {
  const { wake, stop } = makeUploads(parts);
  const timer = setInterval(wake, LOOK_EVERY_MS);
  wake();
  return {
    wake,
    stop: () => {
      clearInterval(timer);
      return stop();
    },
  };
};
