import sql from 'sql-template-tag';
import { handlers } from '../handlers.ts';
import { loadContract } from '../spec/contract.ts';
import { ok } from '../spec/handlers.ts';
import type { Handler, SuccessBody } from '../spec/handlers.ts';
import { startTestApp } from './app.ts';
import type { Ask, Problem, Reply, TestApp, Tokens } from './app.ts';

const URL = '/dashboard/payments/pay_01K00000000000000000000001/simulate';
const document = loadContract().document as { components: { examples: Record<string, { value: unknown }> } };

/** The default answer of the demonstrated operation. */
export const PAYMENT = document.components.examples['va-completed-waiting']
  ?.value as SuccessBody<'simulatePayment'>;

export type ShownAnswer = Handler<'simulatePayment'>;

export type ShownDoor = {
  app: TestApp;
  owner: Tokens;
  url: string;
  /** Calls it as the owner, in sandbox, with a new key and a valid body; a test overrides any of these. */
  simulate: (ask?: Ask & { key?: string }) => Promise<Reply>;
  newKey: () => string;
  /** Sets the handler's answer. */
  answers: (answer: ShownAnswer) => void;
  /** The number of runs of the handler since the last reset. */
  ran: () => number;
  /** The number of its rows that were committed. */
  written: () => Promise<number>;
  /** Clears runs and rows, and resets the answer to a payment. */
  reset: () => Promise<void>;
};

/** Demonstrates the door with an operation of the contract whose handler writes a row and returns what the test sets. */
export const startDoor = async (): Promise<ShownDoor> => {
  const honest: ShownAnswer = async () => ok(PAYMENT);
  let answer = honest;
  let ran = 0;
  let keys = 0;

  const simulatePayment: ShownAnswer = async (call) => {
    ran += 1;
    await call.tx.run(sql`
      insert into page_view (merchant_id, mode, user_id, route, viewed_at)
      values (${call.session.merchantId}, ${call.session.mode}, ${call.session.userId}, '/written', ${call.now})`);
    return answer(call);
  };
  const app = await startTestApp({ handlers: { ...handlers, simulatePayment } });
  const owner = await app.signIn('owner@a.test');
  const newKey = () => `key-${String(++keys).padStart(16, '0')}`;

  return {
    app,
    owner,
    url: URL,
    newKey,
    simulate: ({ key = newKey(), headers, ...rest } = {}) =>
      app.ask('POST', URL, {
        mode: 'sandbox',
        token: owner.sandbox,
        payload: { status: 'completed' },
        headers: { 'idempotency-key': key, ...headers },
        ...rest,
      }),
    answers: (next) => {
      answer = next;
    },
    ran: () => ran,
    written: async () =>
      Number(
        (await app.db.system((tx) => tx.one<{ n: string }>(sql`select count(*) as n from page_view`))).n,
      ),
    reset: async () => {
      ran = 0;
      answer = honest;
      await app.db.system((tx) => tx.run(sql`delete from page_view`));
    },
  };
};

/** Status and code of a refusal. */
export const codeOf = async (asked: Promise<Reply>): Promise<[number, string]> => {
  const reply = await asked;
  return [reply.status, reply.json<Problem>().error_code];
};
