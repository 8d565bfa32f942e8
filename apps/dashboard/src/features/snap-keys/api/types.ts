import type { components } from '@dasbor/sdk';

type Schemas = components['schemas'];

export type SnapKey = Schemas['SnapKey'];
export type SnapPublicKey = Schemas['SnapPublicKeyAnswer']['data'];
