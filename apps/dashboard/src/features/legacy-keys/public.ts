/** Used by the request log: legacy keys make calls too. */
export { useLegacyKeys } from './api/use-legacy-keys.ts';
