import type { Mode } from '../access/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import type { PaymentMethod } from './methods.ts';
import type { PaymentProblemCode } from './problems.ts';
import type { PaymentStatus } from './status.ts';
import { paymentTransitions } from './transitions.ts';

/** The outcomes a person can simulate in sandbox. */
export const SIMULATIONS = ['processing', 'completed', 'failed', 'rejected', 'cancelled'] as const;

export type Simulation = (typeof SIMULATIONS)[number];

// Nobody can reject a payment at a bank's or shop's counter: it is paid or it is not.
const NEVER_REJECTED: readonly PaymentMethod[] = ['va', 'retail_store'];

export type SimulatedPayment = {
  readonly status: PaymentStatus;
  readonly method: PaymentMethod;
};

/** The simulations available for a payment; none once it has ended. */
export const simulationsFor = ({ status, method }: SimulatedPayment): readonly Simulation[] =>
  SIMULATIONS.filter(
    (to) => paymentTransitions.canMove(status, to) && !(to === 'rejected' && NEVER_REJECTED.includes(method)),
  );

export const decideSimulation = (
  payment: SimulatedPayment,
  to: Simulation,
  mode: Mode,
): Result<Simulation, Extract<PaymentProblemCode, 'DPAY_SANDBOX_ONLY' | 'DPAY_SIMULATION_NOT_ALLOWED'>> => {
  if (mode !== 'sandbox') return err('DPAY_SANDBOX_ONLY');
  if (!simulationsFor(payment).includes(to)) {
    return err('DPAY_SIMULATION_NOT_ALLOWED', { from: payment.status, to });
  }
  return ok(to);
};
