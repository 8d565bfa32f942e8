import { makeUploads } from './engine.ts';
import type { UploadParts } from './engine.ts';
import { wakeRegularly } from '../../platform/work/workers.ts';
import type { Woken } from '../../platform/work/workers.ts';

// For work left by an instance that died; new work triggers a run by itself.
const LOOK_EVERY_MS = 2_000;

export type Uploads = Woken;

export const startUploads = (parts: UploadParts): Uploads => wakeRegularly(makeUploads(parts), LOOK_EVERY_MS);
