// The journeys use the SDK as it is published: it is built before they are read.
import { ensurePackage } from './lib/build.mjs';

await ensurePackage();
