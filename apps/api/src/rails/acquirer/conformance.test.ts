import sql from 'sql-template-tag';
import { startTestApp } from '../../testing/app.ts';
import { A_LIVE, acquirerSays } from '../../testing/trade.ts';
import { describeAcquirerRail } from '../conformance/acquirer.ts';
import { describeAcquirerRefunds } from '../conformance/acquirer-refunds.ts';
import type { AcquirerStand, RefundingStand } from '../conformance/acquirer-stand.ts';

/** The simulated acquirer ends a refund of a card after half a minute. */
const HALF_A_MINUTE_MS = 31_000;
let numbers = 0;

const startSimulated = async () => {
  const app = await startTestApp();
  const within: AcquirerStand['within'] = (work) => app.db.tenant(A_LIVE, work);
  const setFault = (id: string, fault: 'unreachable' | null) =>
    app.db.system((tx) => tx.run(sql`update acquirer.payment set fault = ${fault} where payment_id = ${id}`));
  const base = { rail: app.deps.acquirer, within, now: app.clock.now, close: () => app.close() };
  return { app, within, setFault, base };
};

const startPayments = async (): Promise<AcquirerStand> => {
  const { app, within, setFault, base } = await startSimulated();
  return {
    ...base,
    newPayment: () => ({
      ...A_LIVE,
      id: `pay_conformance-${(numbers += 1)}`,
      method: 'va',
      channel: 'BNI',
      merchantName: 'Kopi A',
      amount: 100_000,
      expiresAt: new Date(app.clock.now().getTime() + 3_600_000),
    }),
    pay: async (payment, paidAmount) => {
      await within((tx) =>
        app.deps.acquirer.simulate(tx, payment, { status: 'completed', paidAmount }, app.clock.now()),
      );
    },
    whileAway: async ({ id }, work) => {
      await setFault(id, 'unreachable');
      await work();
      await setFault(id, null);
    },
  };
};

const startRefunds = async (): Promise<RefundingStand> => {
  const { app, setFault, base } = await startSimulated();
  let faulty: string | undefined;
  return {
    ...base,
    refundTo: async (fate) => {
      const number = (numbers += 1);
      const id = `pay_conformance-${number}`;
      const method = fate === 'takes_long' ? ('card' as const) : ('ewallet' as const);
      faulty = fate === 'answer_lost' ? id : undefined;
      await acquirerSays(app.db, A_LIVE, id, 'completed', {
        paidAmount: 100_000,
        ...(faulty && { fault: 'unreachable' }),
      });
      const payment = { id, mode: A_LIVE.mode, method, channel: method === 'card' ? 'CARD' : 'OVO' };
      return { id: `rfd_conformance-${number}`, payment, amount: fate === 'failed' ? 10_013 : 10_000 };
    },
    settle: async () => {
      if (faulty) await setFault(faulty, null);
      app.clock.set(new Date(app.clock.now().getTime() + HALF_A_MINUTE_MS));
    },
    timesRefunded: async (id) => {
      const { times } = await app.db.system((tx) =>
        tx.one<{ times: string }>(
          sql`select count(*) as times from acquirer.refund where refund_id = ${id} and outcome = 'done'`,
        ),
      );
      return Number(times);
    },
  };
};

describeAcquirerRail('the simulated acquirer', startPayments);
describeAcquirerRefunds('the simulated acquirer', startRefunds);
