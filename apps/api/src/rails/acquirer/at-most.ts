import type { AcquirerRail } from './port.ts';

/**
 * At most so many calls at once; beyond them the acquirer counts as unreachable. Each call holds a transaction, so without a limit a hanging
 * acquirer would take every connection to the database, and everything else would wait for it too.
 */
export const atMost = (rail: AcquirerRail, most: number): AcquirerRail => {
  let open = 0;
  const within = async <T>(work: () => Promise<T>): Promise<T | 'unreachable'> => {
    if (open >= most) return 'unreachable';
    open += 1;
    try {
      return await work();
    } finally {
      open -= 1;
    }
  };
  return {
    charge: (...asked) => within(() => rail.charge(...asked)),
    withdraw: (...asked) => within(() => rail.withdraw(...asked)),
    enquire: (...asked) => within(() => rail.enquire(...asked)),
    refund: (...asked) => within(() => rail.refund(...asked)),
  };
};
