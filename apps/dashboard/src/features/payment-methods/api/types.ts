import type { components } from '@dasbor/sdk';

type Schemas = components['schemas'];

export type PaymentChannels = Schemas['PaymentChannelListAnswer']['data'];
export type MethodChannels = Schemas['PaymentMethodChannels'];
export type PaymentChannel = Schemas['PaymentChannel'];
