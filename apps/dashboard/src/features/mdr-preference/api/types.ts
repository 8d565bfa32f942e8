import type { components } from '@dasbor/sdk';

export type MdrPreference = components['schemas']['MdrPreferenceAnswer']['data'];
