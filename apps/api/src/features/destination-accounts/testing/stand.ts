import { rupiah } from '@dasbor/domain/kernel';
import { topUpPaid } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { post } from '../../../platform/ledger/post.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import { startTestApp } from '../../../testing/app.ts';
import type { Problem, Reply, TestApp } from '../../../testing/app.ts';
import { confirm } from '../../../testing/confirm.ts';
import { A_LIVE, NOW } from '../../../testing/trade.ts';
import type { DestinationAccount } from '../rows.ts';

type Caller = { email?: string; mode?: Mode };

export const codeOf = (reply: Reply) => reply.json<Partial<Problem>>().error_code ?? reply.status;
export const accountOf = (reply: Reply) => reply.json<{ data: DestinationAccount }>().data;

/** Merchants A and B may withdraw and sweep, and A has a billion rupiah in live. Nobody has an account. */
export const startWithDestinations = async () => {
  const app = await startTestApp({
    merchants: () => ({ hiddenMenus: [], accountNames: ['PT Kopi A'] }),
  });
  const features = { balance: true, withdrawal: true, sweep_out: true };
  await app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = ${features}`));
  await app.db.tenant(A_LIVE, async (tx) =>
    post(tx, new Date(NOW), [topUpPaid({ id: 'top_1', amount: rupiah(1_000_000_000) })]),
  );
  return { app, ...calls(app) };
};

let keys = 0;

const calls = (app: TestApp) => {
  const as = async ({ email = 'owner@a.test', mode = 'live' }: Caller) => ({
    email,
    mode,
    token: (await app.signIn(email))[mode],
  });

  /** Confirms the action and returns the call, so that several can be sent at once. */
  const ready = async (purpose: string, method: 'POST' | 'PUT', path: string, action: object, by: Caller) => {
    const caller = await as(by);
    const otp = await confirm(app, { ...caller, purpose, action });
    const headers = { 'x-otp-token': otp, 'idempotency-key': `key-of-destinations-${(keys += 1)}` };
    return () => app.ask(method, path, { mode: caller.mode, token: caller.token, payload: action, headers });
  };

  return {
    /** At BCA, with a number that its simulated bank knows. */
    readyToAdd: (number: number, by: Caller = {}) =>
      ready(
        'destination_account',
        'POST',
        '/dashboard/destination-accounts',
        {
          bank_code: 'bca',
          account_number: `84226${String(number).padStart(4, '0')}0`,
          account_name: 'PT Kopi A',
        },
        by,
      ),
    readyToWithdraw: (destination_account_id: string, amount = 50_000, by: Caller = {}) =>
      ready('withdrawal', 'POST', '/dashboard/withdrawals', { amount, destination_account_id }, by),
    readyToSchedule: (destination_account_id: string, amount: number | null = null, by: Caller = {}) =>
      ready(
        'withdrawal_schedule',
        'PUT',
        '/dashboard/withdrawals/schedule',
        { enabled: true, hour: 14, minute: 0, amount, destination_account_id },
        by,
      ),
    readyToSweep: (destination_account_id: string, by: Caller = {}) =>
      ready(
        'balance_settings',
        'PUT',
        '/dashboard/balance/settings',
        {
          low_balance_enabled: false,
          low_balance_threshold: null,
          sweep_out_enabled: true,
          sweep_out_keep: 0,
          destination_account_id,
          sweep_in_enabled: false,
          sweep_in_bank: null,
        },
        by,
      ),
    remove: async (id: string, by: Caller = {}) => {
      const { mode, token } = await as(by);
      return app.ask('DELETE', `/dashboard/destination-accounts/${id}`, { mode, token });
    },
    get: async <T>(path: string, by: Caller = {}): Promise<T> => {
      const { mode, token } = await as(by);
      return (await app.ask('GET', path, { mode, token })).json<{ data: T }>().data;
    },
  };
};
