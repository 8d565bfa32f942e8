import type { AcquirerRail, PaymentAtAcquirer, SimulatedRail } from './port.ts';

type Routed = Pick<PaymentAtAcquirer, 'mode' | 'method' | 'channel'>;

/** Virtual accounts of one bank in live mode by `real`; everything else by the simulated acquirer. */
export const withVirtualAccountsOf = (
  simulated: SimulatedRail,
  { channel, real }: { channel: string; real: AcquirerRail },
): SimulatedRail => {
  const railOf = (payment: Routed): AcquirerRail =>
    payment.mode === 'live' && payment.method === 'va' && payment.channel === channel ? real : simulated;
  return {
    charge: (tx, payment, now) => railOf(payment).charge(tx, payment, now),
    enquire: (tx, payment, now) => railOf(payment).enquire(tx, payment, now),
    withdraw: (tx, payment, now) => railOf(payment).withdraw(tx, payment, now),
    refund: (tx, refund, now) => railOf(refund.payment).refund(tx, refund, now),
    simulate: (tx, payment, wanted, now) => simulated.simulate(tx, payment, wanted, now),
  };
};
