import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jakartaDate } from '@dasbor/domain/kernel';
import { QUOTATION_ANSWERS } from '@dasbor/domain/quotations';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import sql from 'sql-template-tag';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { callerAddress } from '../../../platform/http/caller-address.ts';
import { customerPagePolicy } from '../../../platform/http/security.ts';
import { checkoutUrlOf } from '../../../platform/merchant/checkout-url.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import { readMerchantStanding } from '../../../platform/merchant/standing.ts';
import type { Language } from '../../../platform/problems.ts';
import { isCleanText } from '../../../spec/input/plain.ts';
import { readInvoiceSettings } from '../../invoices/public.ts';
import { documentOf } from '../document.ts';
import { selectQuotations } from '../repository.ts';
import { statusOf } from '../rows.ts';
import { answerOnPage } from './answer-on-page.ts';
import type { PageAnswer } from './answer-on-page.ts';
import { quotationPage } from './page.ts';
import type { QuotationView } from './page.ts';

type Route = { Params: { slug: string }; Querystring: { lang?: string } };
type Request = FastifyRequest<Route>;

const PATH = '/pay/quotation/:slug';

/** Where a customer reads, accepts or declines a quotation. Opening it changes nothing, and it needs no script. */
export const addQuotationPages = (app: FastifyInstance, deps: Deps, mode: Mode): void => {
  app.get<Route>(PATH, async (request, reply) => {
    const view = await within(request, (tx) => viewOf(tx, request));
    return sendPage(request, reply, view);
  });

  app.post<Route>(PATH, async (request, reply) => {
    const given = answerIn(request);
    const view = await within(request, async (tx, { merchantId }) => {
      const seen = await viewOf(tx, request);
      if (!seen || !given) return seen;
      const by = {
        merchantId,
        mode,
        actorId: null,
        requestId: request.id,
        ip: callerAddress(request),
        device: '',
      };
      const refused = await answerOnPage(tx, seen.row.id, { given, by, now: deps.clock.now() });
      return { ...seen, refused };
    });
    deps.wake();
    if (!view) return sendPage(request, reply, view);
    if (view.refused) return sendPage(request, reply.code(422), view);
    // A reload of the answer would send the form again.
    return reply.redirect(`${encodeURIComponent(request.params.slug)}?lang=${languageOf(request)}`, 303);
  });

  app.get<Route>(`${PATH}/quotation.pdf`, async (request, reply) => {
    // Drawing takes some milliseconds.
    const waitSeconds = deps.linkCalls(`quotation ${callerAddress(request)}`);
    if (waitSeconds !== undefined) return reply.code(429).header('retry-after', String(waitSeconds)).send();
    const draw = await within(request, async (tx, { merchantId }) => {
      const view = await viewOf(tx, request);
      if (!view?.hasDocument) return undefined;
      const checkoutUrl = checkoutUrlOf(deps, { merchantId, mode });
      const { today } = await todayIn(tx);
      const language = languageOf(request);
      return documentOf(tx, view.row, { today, checkoutUrl, mode, language, masked: false });
    });
    if (!draw) return reply.code(404).send();
    const { name, bytes } = await draw(deps);
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return reply.header('cache-control', 'no-store').type('application/pdf').send(Buffer.from(bytes));
  });

  const sendPage = (request: Request, reply: FastifyReply, view: QuotationView | undefined): FastifyReply => {
    if (!view) {
      const waitSeconds = deps.linkCalls(`unknown ${callerAddress(request)}`);
      reply.code(waitSeconds === undefined ? 404 : 429);
      if (waitSeconds !== undefined) reply.header('retry-after', String(waitSeconds));
    }
    const text = quotationPage(view, languageOf(request));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', customerPagePolicy(text, { hasForms: true, hasEmptyIcon: true }))
      .send(text);
  };

  type Work<Answer> = (tx: Tx, tenant: { merchantId: string }) => Promise<Answer>;

  /** A merchant's own host shows the pages of no other merchant. */
  const within = async <Answer>(request: Request, work: Work<Answer>): Promise<Answer | undefined> => {
    const { slug } = request.params;
    const found = isCleanText(slug) ? await deps.db.signIn((tx) => merchantOf(tx, slug)) : undefined;
    if (found?.mode !== mode) return undefined;
    const merchantId = found.merchant_id;
    if ((deps.merchants.ownerOfHost?.(request.host) ?? merchantId) !== merchantId) return undefined;
    return deps.db.tenant({ merchantId, mode, requestId: request.id }, (tx) => work(tx, { merchantId }));
  };

  const viewOf = async (tx: Tx, request: Request): Promise<QuotationView | undefined> => {
    const [row] = await selectQuotations(tx, sql`slug = ${request.params.slug}`, sql`limit 1`);
    const { today, flags } = await todayIn(tx);
    if (!row || !flags.invoice) return undefined;
    return {
      row,
      status: statusOf(row, today),
      company: (await readInvoiceSettings(tx)).company_name,
      isSandbox: mode === 'sandbox',
      hasDocument: flags.invoice_document,
      refused: undefined,
    };
  };

  const todayIn = async (tx: Tx) => {
    const standing = await readMerchantStanding(tx, mode);
    return { today: jakartaDate(calendarNow(deps.clock.now(), standing)), flags: standing.flags };
  };
};

const merchantOf = (tx: Tx, slug: string): Promise<{ merchant_id: string; mode: Mode } | undefined> =>
  tx.maybe(sql`select merchant_id, mode from quotation where slug = ${slug}`);

const languageOf = ({ query }: Request): Language => (query.lang === 'en' ? 'en' : 'id');

/** Undefined: no button of the page was pressed. */
const answerIn = ({ body }: Request): PageAnswer | undefined => {
  const form = new URLSearchParams(Buffer.isBuffer(body) ? body.toString() : '');
  const answer = QUOTATION_ANSWERS.find((one) => one === form.get('answer'));
  return answer && { answer, name: form.get('name') ?? '', note: form.get('note') ?? '' };
};
