/** What the pages around keys use of them. */
export { useApiKeys } from './api/use-api-keys.ts';
export { useBaseUrl } from './api/use-base-url.ts';
