import type { components } from '@dasbor/sdk';

type Schemas = components['schemas'];

export type SnapKey = Schemas['SnapKey'];
export type SnapPublicKey = Schemas['SnapPublicKeyAnswer']['data'];
export type CreateSnapKey = Schemas['CreateSnapKeyRequest'];
export type UpdateSnapKey = Schemas['UpdateSnapKeyRequest'];
