import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startTestApp } from '../../../testing/app.ts';
import type { TestApp, TestOptions, Tokens } from '../../../testing/app.ts';
import { startReceiver } from '../../../testing/receiver.ts';
import type { Receiver } from '../../../testing/receiver.ts';
import { A_LIVE, NOW } from '../../../testing/trade.ts';
import { webhookCalls } from '../deliveries/calls.ts';
import { happen, webhooksOf } from './webhooks.ts';

/** The setup of all webhook tests. Created before the first test and emptied after each. */
export type Stage = {
  app: TestApp;
  owner: Tokens;
  /** The owner's webhooks in live and in sandbox. */
  hooks: ReturnType<typeof webhooksOf>;
  sandbox: ReturnType<typeof webhooksOf>;
  /** A merchant's server that answers with this status. */
  receiver: (status?: number) => Promise<Receiver>;
  happenMany: (count: number) => Promise<void>;
  /** Sends what is due after the given minutes. The clock is reset to NOW afterwards, because sessions expire within the hour. */
  drainAt: (minutes: number, before?: () => Promise<unknown>) => Promise<void>;
};

export const minutesLater = (minutes: number): Date => new Date(Date.parse(NOW) + minutes * 60_000);

const TABLES = [
  'webhook_delivery',
  'webhook_attempt',
  'webhook_event',
  'webhook_replay',
  'webhook',
  'mail',
  'outbox',
];

/**
 * The receiver timeout is long enough for a busy machine; a test with a silent receiver sets its own. Every name resolves to this machine.
 */
export const setStage = ({
  timeoutMs = 10_000,
  ...options
}: TestOptions & { timeoutMs?: number } = {}): Stage => {
  const stage = {} as Stage;
  const receivers: Receiver[] = [];

  beforeAll(async () => {
    const outgoing = webhookCalls({ loopback: true, timeoutMs, resolve: async () => ['127.0.0.1'] });
    const app = await startTestApp({ outgoing, ...options });
    const owner = await app.signIn('owner@a.test');
    Object.assign(stage, {
      app,
      owner,
      hooks: webhooksOf(app, owner.live),
      sandbox: webhooksOf(app, owner.sandbox, 'sandbox'),
      receiver: async (status = 200) => {
        const one = await startReceiver();
        one.answer((_, response) => response.writeHead(status).end(`answer ${status}`));
        receivers.push(one);
        return one;
      },
      happenMany: async (count) => {
        for (let n = 0; n < count; n += 1) await happen(app, A_LIVE, { subjectId: `pay_${n}` });
      },
      drainAt: async (minutes, before) => {
        app.clock.set(minutesLater(minutes));
        await before?.();
        await app.webhooks.drain();
        app.clock.set(new Date(NOW));
      },
    } satisfies Stage);
  });
  afterEach(async () => {
    stage.app.clock.set(new Date(NOW));
    await stage.app.db.system(async (tx) => {
      for (const table of TABLES) await tx.run(sql([`delete from ${table}`]));
    });
    for (const one of receivers.splice(0)) await one.close();
  });
  afterAll(() => stage.app.close());
  return stage;
};
