import { describe, expect, it } from 'vitest';
import {
  decideSimulation,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
  SIMULATIONS,
  simulationsFor,
} from './index.ts';

const UNREJECTABLE: readonly PaymentMethod[] = ['va', 'retail_store'];

const everything = PAYMENT_STATUSES.flatMap((status) =>
  PAYMENT_METHODS.flatMap((method) => SIMULATIONS.map((to) => ({ status, method, to }))),
);

describe('decideSimulation', () => {
  it.each(everything)('$method: $status → $to', ({ status, method, to }) => {
    const isOpen = status === 'started' || status === 'processing';
    const isAllowed = isOpen && status !== to && !(to === 'rejected' && UNREJECTABLE.includes(method));

    expect(decideSimulation({ status, method }, to, 'sandbox')).toEqual(
      isAllowed
        ? { ok: true, value: to }
        : { ok: false, problem: { code: 'DPAY_SIMULATION_NOT_ALLOWED', params: { from: status, to } } },
    );
  });

  it.each(everything.slice(0, 5))(
    'is refused in live mode: $method $status → $to',
    ({ status, method, to }) => {
      expect(decideSimulation({ status, method }, to, 'live')).toEqual({
        ok: false,
        problem: { code: 'DPAY_SANDBOX_ONLY' },
      });
    },
  );

  it.each([
    ['started', 'card', ['processing', 'completed', 'failed', 'rejected', 'cancelled']],
    ['processing', 'va', ['completed', 'failed', 'cancelled']],
    ['completed', 'card', []],
  ] satisfies [PaymentStatus, PaymentMethod, string[]][])(
    'offers a %s payment by %s %j',
    (status, method, want) => {
      expect(simulationsFor({ status, method })).toEqual(want);
    },
  );
});
