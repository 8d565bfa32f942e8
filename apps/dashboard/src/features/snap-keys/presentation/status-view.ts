import type { SnapKeyStatus } from '@dasbor/domain/snap';
import type { Meanings } from '../../../shared/status/meanings.ts';

export const snapKeyMeanings: Meanings<SnapKeyStatus> = {
  waiting_public_key: 'waiting_public_key',
  active: 'active',
  revoked: 'revoked',
};
