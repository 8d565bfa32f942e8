import type { FastifyReply } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import { checkoutUrlOf } from '../../../platform/merchant/checkout-url.ts';
import { documentOfPage } from '../../invoices/public.ts';
import { openCheckout } from '../open.ts';
import type { PageLanguage } from './renderer.ts';

type Asked = { slug: string; mode: Mode; language: PageLanguage; requestId: string; caller: string };

/** The invoice as PDF, for whoever has its page. */
export const sendInvoiceDocument = async (
  deps: Deps,
  { slug, mode, language, requestId, caller }: Asked,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  // Drawing takes some milliseconds.
  const waitSeconds = deps.linkCalls(`invoice ${caller}`);
  if (waitSeconds !== undefined) return reply.code(429).header('retry-after', String(waitSeconds)).send();
  const { within, merchantId } = await openCheckout({ slug, mode, requestId, deps });
  const checkoutUrl = checkoutUrlOf(deps, { merchantId, mode });
  const draw = await within((tx) => documentOfPage(tx, { slug, mode, language, checkoutUrl }));
  if (!draw) return reply.code(404).send();
  const { name, bytes } = await draw(deps);
  reply.header('content-disposition', `attachment; filename="${name}"`);
  return reply.header('cache-control', 'no-store').type('application/pdf').send(Buffer.from(bytes));
};
