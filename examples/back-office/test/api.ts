import { startApiServer } from '../../../scripts/lib/api-server.mjs';
import { API_PORT } from './support.ts';

/** The reference API for all files of this folder. */
export default function setup(): Promise<() => Promise<void>> {
  return startApiServer(API_PORT);
}
