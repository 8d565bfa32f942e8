import type { components, operations } from '@dasbor/sdk';

type Schemas = components['schemas'];

export type ApiRequest = Schemas['ApiRequest'];
export type ApiRequestDetail = Schemas['ApiRequestDetail'];
export type RequestFilters = Schemas['ApiRequestFilters'];
export type RequestQuery = NonNullable<operations['listApiRequests']['parameters']['query']>;
