import type { UserStatus } from '@dasbor/domain/users';
import type { Meanings } from '../../../shared/status/meanings.ts';

export const userMeanings: Meanings<UserStatus> = {
  invited: 'invited',
  active: 'active',
  disabled: 'deactivated',
  removed: 'removed',
};
