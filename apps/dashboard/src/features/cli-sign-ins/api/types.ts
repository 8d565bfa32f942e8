import type { components } from '@dasbor/sdk';

export type CliSignIn = components['schemas']['CliSignIn'];
export type ApiKey = components['schemas']['ApiKey'];
