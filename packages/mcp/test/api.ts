import { startApiServer } from '../../../scripts/lib/api-server.mjs';
import { API_PORT } from './ports.ts';

/** The reference API for all files of this package. */
export default function setup(): Promise<() => Promise<void>> {
  return startApiServer(API_PORT);
}
