/** What the log of calls uses of legacy keys: they call too. */
export { useLegacyKeys } from './api/use-legacy-keys.ts';
