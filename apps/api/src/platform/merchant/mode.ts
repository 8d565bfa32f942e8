/** Live and sandbox have separate data, tokens and feature flags under one merchant. */
export type { Mode } from '@dasbor/domain/access';
