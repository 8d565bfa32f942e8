import { CHANNELS, paymentTransitions, REDIRECT_METHODS } from '@dasbor/domain/payments';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { contentSecurityPolicy } from '../../platform/http/security.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import { languageOf } from '../../platform/problems.ts';
import type { PayPage } from '../../rails/acquirer/pay-pages.ts';
import { atAcquirer, findPayment, movePayment } from '../payments/public.ts';
import type { PaymentRow } from '../payments/public.ts';
import { payPage } from './pay-page.ts';
import type { PayView } from './pay-page.ts';

const PATH = '/simulator/acquirer/:token';
type Route = { Params: { token: string } };

/**
 * `redirect_url` of a payment: the simulated acquirer's page, where the customer pays or cancels. It needs no session; the address is
 * signed and opens one payment. Exists in sandbox, and in live only in a demonstration.
 */
export const addPayPages = (app: FastifyInstance, deps: Deps, mode: Mode): void => {
  const serve = async (
    request: FastifyRequest<Route>,
    reply: FastifyReply,
    work: (tx: Tx, payment: PaymentRow) => Promise<PaymentRow>,
    lock: boolean,
  ): Promise<FastifyReply> => {
    const page = deps.payPages.read(request.params.token);
    const view = page?.mode === mode ? await viewOf(deps, page, request.id, work, lock) : undefined;
    const text = payPage(view, languageOf(request.headers['accept-language']));
    return reply
      .code(view ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy(text))
      .send(text);
  };

  app.get<Route>(PATH, (request, reply) => serve(request, reply, async (_, payment) => payment, false));

  app.post<Route>(PATH, async (request, reply) => {
    const outcome = outcomeOf(request.body);
    const now = deps.clock.now();
    const moving = { now, ids: deps.ids };
    await serve(
      request,
      reply,
      async (tx, payment) => {
        if (outcome === undefined || stateOf(payment, now) !== 'open') return payment;
        const wanted = { status: outcome, paidAmount: Number(payment.amount) };
        const answer = await deps.acquirer.simulate(tx, atAcquirer(payment, mode), wanted, now);
        return (await movePayment({ ...moving, tx }, payment, answer)) ?? payment;
      },
      true,
    );
    deps.wake();
    return reply;
  });
};

const viewOf = (
  { db, clock }: Deps,
  { merchantId, mode, paymentId }: PayPage,
  requestId: string,
  work: (tx: Tx, payment: PaymentRow) => Promise<PaymentRow>,
  lock: boolean,
): Promise<PayView | undefined> =>
  db.tenant({ merchantId, mode, requestId }, async (tx) => {
    const found = await findPayment(tx, paymentId, { lock });
    if (!found || !REDIRECT_METHODS.includes(found.method)) return undefined;
    const payment = await work(tx, found);
    const { name: merchant } = await tx.one<{ name: string }>(sql`select name from merchant`);
    return {
      merchant,
      orderReference: payment.order_reference,
      channel:
        CHANNELS[payment.method].find(({ channel }) => channel === payment.channel)?.name ?? payment.channel,
      amount: Number(payment.amount),
      state: stateOf(payment, clock.now()),
      returnUrl: returnUrlOf(payment),
    };
  });

const stateOf = (payment: PaymentRow, now: Date): PayView['state'] => {
  if (paymentTransitions.isFinal(payment.status)) return payment.status;
  return now < new Date(payment.expires_at) ? 'open' : 'over';
};

/** Tells the shop which payment the customer returns from, but not whether it is paid: the shop asks the API or receives a webhook. */
const returnUrlOf = ({ id, details }: PaymentRow): string | null => {
  if (!details.redirect?.return_url) return null;
  const url = new URL(details.redirect.return_url);
  url.searchParams.set('payment_id', id);
  return url.href;
};

const outcomeOf = (body: unknown): 'completed' | 'failed' | undefined => {
  const outcome = Buffer.isBuffer(body) ? new URLSearchParams(body.toString()).get('outcome') : null;
  return outcome === 'completed' || outcome === 'failed' ? outcome : undefined;
};
