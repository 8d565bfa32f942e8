import type { components } from '@dasbor/sdk';

type Schemas = components['schemas'];

export type KeySubaccount = NonNullable<Schemas['KeySubaccount']>;
export type ApiKey = Schemas['ApiKey'];
export type CreateApiKey = Schemas['CreateApiKeyRequest'];
export type UpdateApiKey = Schemas['UpdateApiKeyRequest'];
