import type { components } from '@dasbor/sdk';

export type TwoStep = components['schemas']['TwoStep'];
export type Passkey = components['schemas']['Passkey'];
