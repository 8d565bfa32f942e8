import { passwordProblems } from '@dasbor/domain/auth';
import type { FieldError } from '../../spec/handlers.ts';

/** All errors of a new password and its confirmation, by field. `isLeaked`: others know it. */
export const newPasswordErrors = (
  { password, password_confirmation: confirmation }: { password: string; password_confirmation: string },
  isLeaked: boolean,
): FieldError[] => {
  const broken = passwordProblems(password);
  return [
    ...broken.map((wrong) => ({ field: 'password', ...wrong })),
    ...(isLeaked && broken.length === 0 ? [{ field: 'password', code: 'DPAY_PASSWORD_LEAKED' }] : []),
    ...(password === confirmation
      ? []
      : [{ field: 'password_confirmation', code: 'DPAY_PASSWORD_MISMATCH' }]),
  ];
};
