import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { callerAddress } from '../../../platform/http/caller-address.ts';
import { customerPagePolicy } from '../../../platform/http/security.ts';
import { fileOf, send } from '../../../platform/http/static-files.ts';
import type { File } from '../../../platform/http/static-files.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import { isCleanText } from '../../../spec/input/plain.ts';
import { Refused } from '../../../spec/refused.ts';
import { makeStreams } from '../../../spec/streams.ts';
import { checkNow, choose } from '../acts.ts';
import { openCheckout } from '../open.ts';
import type { Choice, Paying } from '../pay.ts';
import type { Wish } from '../read.ts';
import { promoTries } from '../promo-tries.ts';
import { checkoutEvents } from './events.ts';
import { addPreview } from './preview.ts';
import { sendInvoiceDocument } from './invoice-document.ts';
import { qrImage } from './qr-image.ts';
import { paidPart } from './paid-part.ts';
import { checkoutReceipt } from './receipt.ts';
import { refuseInvalid } from './form-check.ts';
import { loadRenderer } from './renderer.ts';
import type { PageLanguage, PageRefusal, PageRenderer } from './renderer.ts';
import { drawnFrom, seenCheckouts } from './seen.ts';
import type { Seen, SeenCheckouts } from './seen.ts';
import { typedAmount, typedCode } from './wish.ts';
import type { PageQuery } from './wish.ts';

type Route = {
  Params: { slug: string };
  Querystring: PageQuery;
};
type Request = FastifyRequest<Route>;
type Pages = { deps: Deps; mode: Mode; renderer: PageRenderer; seen: SeenCheckouts };

// One browser may have some tabs; a phone network has many customers behind one address.
const MOST_LISTENERS = 200;

/** The page of an order at `/pay/{slug}`, drawn here and usable without scripts. */
export const addCheckoutPages = async (
  app: FastifyInstance,
  deps: Deps,
  { mode, dir }: { mode: Mode; dir: string },
): Promise<void> => {
  const renderer = await loadRenderer(dir);
  if (!renderer) return;
  const pages: Pages = { deps, mode, renderer, seen: seenCheckouts(deps, mode, renderer) };
  const streams = makeStreams(app);

  addPreview(app, deps, renderer);
  app.get<Route>('/pay/:slug', (request, reply) =>
    withSeen(pages, request, reply, async (seen) => {
      const { slug } = request.params;
      const wish: Wish = { code: codeOf(pages, request), amount: typedAmount(request.query, seen.checkout) };
      // A page with an amount is read and drawn for this call alone.
      const waitSeconds =
        wish.amount === undefined ? undefined : deps.linkCalls(`amount ${slug} ${callerAddress(request)}`);
      if (waitSeconds !== undefined) {
        reply.code(429).header('retry-after', String(waitSeconds));
        delete wish.amount;
      }
      const shown = (await pages.seen.asWished(slug, wish, seen)) ?? seen;
      return sendPage(pages.seen.page(slug, shown, languageOf(request)), request, reply);
    }),
  );
  app.post<Route>('/pay/:slug', (request, reply) =>
    withSeen(pages, request, reply, () => chooseByForm(pages, request, reply)),
  );
  app.post<Route>('/pay/:slug/check', (request, reply) =>
    withSeen(pages, request, reply, () => checkByForm(pages, request, reply)),
  );
  app.get<Route>('/pay/:slug/events', (request, reply) =>
    withSeen(pages, request, reply, (known) => {
      const { slug } = request.params;
      const stream = checkoutEvents(deps, { slug, mode, seen: pages.seen, known });
      return streams.send(stream, { id: `${slug} ${callerAddress(request)}`, most: MOST_LISTENERS }, reply);
    }),
  );
  app.get<Route>('/pay/:slug/qr.png', (request, reply) =>
    withSeen(pages, request, reply, async (known) => {
      const { payment: wanted } = request.query;
      const contentIn = (seen: Seen | undefined) =>
        seen?.checkout.payment?.id === wanted && seen?.checkout.payment?.qris_content;
      // What is in memory may be from before the choice, a moment ago.
      const content = contentIn(known) || contentIn(await pages.seen.refresh(request.params.slug));
      if (!content) return reply.code(404).send();
      return reply.type('image/png').send(qrImage(content));
    }),
  );
  app.get<Route>('/pay/:slug/receipt', (request, reply) =>
    withSeen(pages, request, reply, async ({ checkout }) => {
      // Drawing takes some milliseconds.
      const waitSeconds = deps.linkCalls(`receipt ${callerAddress(request)}`);
      if (waitSeconds !== undefined) return reply.code(429).header('retry-after', String(waitSeconds)).send();
      const { payment: wanted } = request.query;
      const part = wanted === undefined ? undefined : await paidPart(opened(pages, request), wanted);
      const paid = wanted === undefined ? checkout.payment : part;
      const receipt = await checkoutReceipt({ checkout, payment: paid ?? null }, languageOf(request));
      if (!receipt) return reply.code(404).send();
      reply.header('content-disposition', `attachment; filename="${receipt.name}"`);
      return reply.type('application/pdf').send(Buffer.from(receipt.bytes));
    }),
  );
  app.get<Route>('/pay/:slug/invoice.pdf', (request, reply) =>
    withSeen(pages, request, reply, () => {
      const asked = {
        slug: request.params.slug,
        mode,
        requestId: request.id,
        caller: callerAddress(request),
      };
      return sendInvoiceDocument(deps, { ...asked, language: languageOf(request) }, reply);
    }),
  );
};

/** The languages have addresses, so that a page needs no script to change its language. */
const languageOf = ({ query }: Request): PageLanguage => (query.lang === 'en' ? 'en' : 'id');

/** Of a page with a promo code; without it if the caller tries too many. */
const codeOf = ({ deps }: Pages, request: Request): string | undefined => {
  const code = typedCode(request.query);
  if (code === undefined) return undefined;
  return deps.linkCalls(promoTries(callerAddress(request))) === undefined ? code : undefined;
};

/** Whoever guesses addresses is stopped; a known address is not counted. A merchant's own host shows the pages of no other merchant. */
const withSeen = async (
  { deps, renderer, seen }: Pages,
  request: Request,
  reply: FastifyReply,
  work: (seen: Seen) => FastifyReply | Promise<FastifyReply>,
): Promise<FastifyReply> => {
  const { slug } = request.params;
  const known = isCleanText(slug) ? await seen.get(slug) : undefined;
  const owner = deps.merchants.ownerOfHost?.(request.host);
  if (known && (owner ?? known.merchantId) === known.merchantId) return work(known);
  const waitSeconds = deps.linkCalls(`unknown ${callerAddress(request)}`);
  if (waitSeconds !== undefined) reply.code(429).header('retry-after', String(waitSeconds));
  else reply.code(404);
  return sendPage(htmlFile(renderer.unknown(languageOf(request))), request, reply);
};

const chooseByForm = async (pages: Pages, request: Request, reply: FastifyReply): Promise<FastifyReply> => {
  const choice = pages.renderer.choiceOf(formOf(request));
  if (!choice) return backToPage(pages, request, reply);
  const refusal = await refusalOf(choice, async () => {
    refuseInvalid(choice);
    return choose(payingBy(pages, request), opened(pages, request), choice);
  });
  pages.deps.wake();
  if (!refusal) return backToPage(pages, request, reply);
  const { slug } = request.params;
  pages.seen.forget(slug);
  const code = codeOf(pages, request);
  const now = await pages.seen.asWished(slug, { code, amount: choice.amount });
  if (!now) return backToPage(pages, request, reply);
  const language = languageOf(request);
  const html = pages.renderer.checkout({ ...drawnFrom(slug, now, language), refusal });
  return sendPage(htmlFile(html), request, reply.code(422));
};

const checkByForm = async (pages: Pages, request: Request, reply: FastifyReply): Promise<FastifyReply> => {
  // What the acquirer did not answer, the page shows as still open.
  await checkNow(payingBy(pages, request), opened(pages, request)).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
  });
  pages.deps.wake();
  return backToPage(pages, request, reply);
};

const opened = ({ deps, mode }: Pages, request: Request) =>
  openCheckout({ slug: request.params.slug, mode, requestId: request.id, deps });

const payingBy = ({ deps, mode }: Pages, request: Request): Paying => ({
  now: deps.clock.now(),
  mode,
  deps,
  by: {
    merchantId: null,
    mode,
    actorId: null,
    requestId: request.id,
    ip: callerAddress(request),
    device: '',
    at: deps.clock.now(),
  },
});

const refusalOf = async (
  choice: Choice,
  work: () => ReturnType<typeof choose>,
): Promise<PageRefusal | undefined> => {
  const refused = await work().catch((error: unknown) => {
    if (error instanceof Refused) return error;
    throw error;
  });
  if (!refused) return undefined;
  const fields = (refused.errors ?? []).map(({ field, code }) => ({ field, code }));
  return { kind: 'problem', code: refused.code, fields, choice };
};

/** A reload of the answer would send the form again. The amount is that of the open payment from now on. */
const backToPage = ({ seen }: Pages, request: Request, reply: FastifyReply): FastifyReply => {
  const { slug } = request.params;
  seen.forget(slug);
  const code = typeof request.query.promo_code === 'string' ? request.query.promo_code : '';
  const kept = code === '' ? '' : `&promo_code=${encodeURIComponent(code)}`;
  return reply.redirect(`/pay/${encodeURIComponent(slug)}?lang=${languageOf(request)}${kept}`, 303);
};

const formOf = ({ body }: Request): URLSearchParams =>
  new URLSearchParams(Buffer.isBuffer(body) ? body.toString() : '');

const htmlFile = (html: string): File =>
  fileOf(Buffer.from(html), { type: 'text/html; charset=utf-8', cache: 'no-store' });

const POLICIES = new WeakMap<File, string>();

const sendPage = (page: File, request: Request, reply: FastifyReply): Promise<FastifyReply> => {
  const policy = POLICIES.get(page) ?? customerPagePolicy(page.content.toString(), { hasForms: true });
  POLICIES.set(page, policy);
  reply.header('content-security-policy', policy);
  return send(page, request, reply);
};
