import { startApiServer } from '../../../scripts/lib/api-server.mjs';
import { PORT } from './support.ts';

/** The reference API for all files of this folder. */
export default function setup(): Promise<() => Promise<void>> {
  return startApiServer(PORT);
}
