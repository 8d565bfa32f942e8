import type { components } from '@dasbor/sdk';

type Schemas = components['schemas'];

export type ApiRequest = Schemas['ApiRequest'];
export type ApiRequestDetail = Schemas['ApiRequestDetail'];
export type RequestFilters = Schemas['ApiRequestFilters'];
