// The journeys use the published form of the SDK, so it is built before they load.
import { ensurePackage } from './lib/build.mjs';

await ensurePackage();
