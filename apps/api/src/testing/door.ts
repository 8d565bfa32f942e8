import sql from 'sql-template-tag';
import { handlers } from '../handlers.ts';
import { loadContract } from '../spec/contract.ts';
import { ok } from '../spec/handlers.ts';
import type { Handler, SuccessBody } from '../spec/handlers.ts';
import { startTestApp } from './app.ts';
import type { Ask, Problem, Reply, TestApp, Tokens } from './app.ts';

const URL = '/dashboard/payments/pay_01K00000000000000000000001/simulate';
const document = loadContract().document as { components: { examples: Record<string, { value: unknown }> } };

/** What the shown operation answers unless a test says otherwise. */
export const PAYMENT = document.components.examples['va-completed-waiting']
  ?.value as SuccessBody<'simulatePayment'>;

export type ShownAnswer = Handler<'simulatePayment'>;

export type ShownDoor = {
  app: TestApp;
  owner: Tokens;
  url: string;
  /** Calls it as the owner, in sandbox, with a new key and an honest body; a test changes one of these. */
  simulate: (ask?: Ask & { key?: string }) => Promise<Reply>;
  newKey: () => string;
  /** What the handler answers from now on. */
  answers: (answer: ShownAnswer) => void;
  /** How often the handler ran since the last reset. */
  ran: () => number;
  /** How many of the rows that it wrote were committed. */
  written: () => Promise<number>;
  /** Nothing ran, nothing is written, it answers a payment. */
  reset: () => Promise<void>;
};

/** The door is shown with an operation of the contract whose handler writes a row and answers as the test says. */
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
