import { err, ok, type Result } from '../kernel/index.ts';

/**
 * The one place where makers and approver are held apart, whatever their roles: of a batch, a refund, a fund transfer. A maker is
 * everybody who had a hand in it, so that nobody lets their own work through by giving it to somebody else in between.
 */
export function decideOtherPerson(
  makerIds: readonly string[],
  approverId: string,
): Result<true, 'DPAY_MAKER_IS_APPROVER'> {
  return makerIds.includes(approverId) ? err('DPAY_MAKER_IS_APPROVER') : ok(true);
}
