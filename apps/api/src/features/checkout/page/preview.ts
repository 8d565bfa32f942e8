import { decideAccentColour, decideHeaderColour, decideLogoSide } from '@dasbor/domain/checkout-appearance';
import { isId } from '@dasbor/domain/kernel';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { customerPagePolicy } from '../../../platform/http/security.ts';
import { refuse } from '../../../spec/refused.ts';
import { imagePath } from '../../images/public.ts';
import type { PagePreview, PageRenderer } from './renderer.ts';

type Query = Partial<
  Record<'header' | 'accent' | 'logo' | 'width' | 'height' | 'merchant' | 'lang' | 'theme', string>
>;

const DAY_MS = 86_400_000;

/**
 * The page of an example order, for the dashboard, which shows it in a frame. It has no script and no form that is sent. Nobody can be led to
 * it by a link: browsers say what they load a page for.
 */
export const addPreview = (
  app: FastifyInstance,
  { clock }: Pick<Deps, 'clock'>,
  renderer: PageRenderer,
): void => {
  app.get<{ Querystring: Query }>('/pay/preview.html', (request, reply) => {
    const preview = isFramed(request.headers) ? previewOf(request.query, clock.now()) : undefined;
    if (!preview) return refuse('DPAY_NOT_FOUND');
    const html = renderer.preview(preview);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', customerPagePolicy(html, { isFramed: true }))
      .send(html);
  });
};

/** Browsers send these to https and to this machine; without them, the policy alone decides who may frame the page. */
const isFramed = ({ 'sec-fetch-dest': wanted = 'iframe' }: Record<string, unknown>): boolean =>
  wanted === 'iframe';

/** By the rules of the form. Undefined if a value is repeated or wrong. */
const previewOf = (query: Query, now: Date): PagePreview | undefined => {
  if (Object.values(query).some((value) => typeof value !== 'string')) return undefined;
  const header = decideHeaderColour(query.header ?? '');
  const accent = decideAccentColour(query.accent ?? '');
  if (!header.ok || !accent.ok) return undefined;
  return {
    look: { headerColor: header.value, buttonColor: accent.value, logo: logoOf(query) },
    merchant: (query.merchant ?? '').slice(0, 128),
    expiresAt: new Date(now.getTime() + DAY_MS).toISOString(),
    language: query.lang === 'en' ? 'en' : 'id',
    theme: query.theme === 'dark' ? 'dark' : 'light',
  };
};

const logoOf = ({ logo = '', width, height }: Query): PagePreview['look']['logo'] => {
  const [shownWidth, shownHeight] = [
    decideLogoSide('width', Number(width)),
    decideLogoSide('height', Number(height)),
  ];
  if (!isId('image', logo) || !shownWidth.ok || !shownHeight.ok) return null;
  return { url: imagePath(logo), width: shownWidth.value, height: shownHeight.value };
};
