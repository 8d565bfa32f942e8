/** Used by pages related to keys: the request log, and other kinds of keys with the same storage and rotation. */
export { useApiKeys } from './api/use-api-keys.ts';
export { useBaseUrl } from './api/use-base-url.ts';
export { CreateKeyButton } from './components/create-key-button.tsx';
export { KeyLists } from './components/key-lists.tsx';
export { LastUsed } from './components/last-used.tsx';
export { WaitingKeys } from './components/waiting-keys.tsx';
export { IpsSection, ScopesSection } from './components/rights-sections.tsx';
export { ipsOf, ipsProblem } from './forms/ip-lines.ts';
export { IpsField, useIpsWords } from './forms/ips-field.tsx';
export { keyName } from './forms/key-values.ts';
export { NewApiKey } from './forms/new-api-key.tsx';
export { splitByStatus } from './presentation/status-view.ts';
export { apiKeysLocale } from './locales/index.ts';
