import type { Mode } from '@dasbor/domain/access';

export type Scope = readonly [mode: Mode, merchantId: string];

export const profileKeys = {
  profile: (scope: Scope) => [...scope, 'profile'] as const,
};
