import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { callerAddress } from '../../../platform/http/caller-address.ts';
import { customerPagePolicy } from '../../../platform/http/security.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import { outbox } from '../../../platform/work/outbox.ts';
import { isCleanText } from '../../../spec/input/plain.ts';
import { findMerchantOfSlug, findRecipient, setUnsubscribed } from '../recipients.ts';
import { unsubscribePage } from './page.ts';
import type { UnsubscribeView } from './page.ts';

type Route = { Params: { slug: string }; Querystring: { lang?: string } };
type Request = FastifyRequest<Route>;
type Work = (tx: Tx, slug: string) => Promise<void>;

const PATH = '/pay/unsubscribe/:slug';

/**
 * Where a customer stops reminders by mail. Opening it changes nothing, because mail programs open links by themselves. It needs no script.
 */
export const addUnsubscribePages = (app: FastifyInstance, deps: Deps, mode: Mode): void => {
  app.get<Route>(PATH, (request, reply) => serve(request, reply, async () => undefined));
  app.post<Route>(PATH, async (request, reply) => {
    const answer = await serve(request, reply, async (tx, slug) => {
      const at = wantsReminders(request) ? null : deps.clock.now();
      if (!(await setUnsubscribed(tx, slug, at))) return;
      const aggregate = (await tx.one<{ id: string }>(sql`select merchant_id as id from merchant`)).id;
      await outbox.add(tx, { topic: 'invoice.reminders_changed', aggregate, payload: {} });
    });
    deps.wake();
    return answer;
  });

  const serve = async (request: Request, reply: FastifyReply, work: Work): Promise<FastifyReply> => {
    const view = await viewOf(request, work);
    if (!view) {
      const waitSeconds = deps.linkCalls(`unknown ${callerAddress(request)}`);
      reply.code(waitSeconds === undefined ? 404 : 429);
      if (waitSeconds !== undefined) reply.header('retry-after', String(waitSeconds));
    }
    const text = unsubscribePage(view, request.query.lang === 'en' ? 'en' : 'id');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', customerPagePolicy(text, { hasForms: true, hasEmptyIcon: true }))
      .send(text);
  };

  /** A merchant's own host shows the pages of no other merchant. */
  const viewOf = async (request: Request, work: Work): Promise<UnsubscribeView | undefined> => {
    const { slug } = request.params;
    const found = isCleanText(slug) ? await deps.db.signIn((tx) => findMerchantOfSlug(tx, slug)) : undefined;
    if (found?.mode !== mode) return undefined;
    const merchantId = found.merchant_id;
    if ((deps.merchants.ownerOfHost?.(request.host) ?? merchantId) !== merchantId) return undefined;
    return deps.db.tenant({ merchantId, mode, requestId: request.id }, async (tx) => {
      await work(tx, slug);
      const { name } = await tx.one<{ name: string }>(sql`select name from merchant`);
      const recipient = await findRecipient(tx, slug);
      return { merchant: name, isUnsubscribed: recipient?.unsubscribed_at !== null };
    });
  };
};

const wantsReminders = ({ body }: Request): boolean =>
  Buffer.isBuffer(body) && new URLSearchParams(body.toString()).get('reminders') === 'on';
