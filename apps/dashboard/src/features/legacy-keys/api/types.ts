import type { components } from '@dasbor/sdk';

export type LegacyKey = components['schemas']['LegacyKey'];
