import { err, ok, type Result } from '../kernel/index.ts';

/** The one place where maker and approver are held apart, whatever their roles: of a batch, a refund, a fund transfer. */
export function decideOtherPerson(
  makerId: string,
  approverId: string,
): Result<true, 'DPAY_MAKER_IS_APPROVER'> {
  return approverId === makerId ? err('DPAY_MAKER_IS_APPROVER') : ok(true);
}
