/** What the pages around keys use of them: the log of their calls, and keys of other kinds that are replaced alike. */
export { useApiKeys } from './api/use-api-keys.ts';
export { useBaseUrl } from './api/use-base-url.ts';
export { PreviousSecret } from './components/previous-secret.tsx';
export { RegenerateDialog } from './components/regenerate-dialog.tsx';
export { RevokeSection } from './components/revoke-section.tsx';
export { apiKeysLocale } from './locales/index.ts';
