import { createHash } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { fileOf } from '../../../platform/http/static-files.ts';
import type { File } from '../../../platform/http/static-files.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import { Refused } from '../../../spec/refused.ts';
import { publishedAppearance } from '../../checkout-appearance/public.ts';
import type { PublishedAppearance } from '../../checkout-appearance/public.ts';
import { openCheckout } from '../open.ts';
import type { OpenedCheckout } from '../open.ts';
import { checkoutUrlOf } from '../../../platform/merchant/checkout-url.ts';
import { readCheckout } from '../read.ts';
import type { Wish } from '../read.ts';
import { toCheckout } from '../rows.ts';
import type { Checkout } from '../rows.ts';
import type { PageLanguage, PageRenderer, PageState } from './renderer.ts';
import { sharedReads } from './shared-reads.ts';

/** An order as its page shows it. */
export type Seen = {
  merchantId: string;
  orderId: string;
  checkout: Checkout;
  tag: string;
  look: PublishedAppearance | null;
  readAtMs: number;
  /** Drawn and compressed once. */
  pages: Map<PageLanguage, File>;
};

export type SeenCheckouts = {
  /** At most a second old, from memory: a link that many open at once costs one read. Undefined for an unknown slug. */
  get: (slug: string) => Promise<Seen | undefined>;
  /** Read after this call. */
  refresh: (slug: string) => Promise<Seen | undefined>;
  /** As a customer sees it who may have typed a promo code or an amount; `plain`, or read after this call, without either. */
  asWished: (slug: string, wish: Wish, plain?: Seen) => Promise<Seen | undefined>;
  forget: (slug: string) => void;
  page: (slug: string, seen: Seen, language: PageLanguage) => File;
};

const FRESH_MS = 1_000;
const MOST_SEEN = 2_000;

export const seenCheckouts = (deps: Deps, mode: Mode, renderer: PageRenderer): SeenCheckouts => {
  const seen = new Map<string, Seen | { unknownAtMs: number }>();
  const read = sharedReads(async (slug: string): Promise<Seen | undefined> => {
    const startedMs = performance.now();
    const opened = await openOrUndefined(deps, mode, slug);
    const found = opened && (await readSeen(opened, deps, startedMs));
    seen.delete(slug);
    // The oldest leaves: a map keeps the order in which it was filled.
    if (seen.size >= MOST_SEEN) seen.delete(seen.keys().next().value ?? '');
    seen.set(slug, found ?? { unknownAtMs: startedMs });
    return found;
  });
  return {
    get: async (slug) => {
      const known = seen.get(slug);
      const atMs = known && ('unknownAtMs' in known ? known.unknownAtMs : known.readAtMs);
      if (atMs === undefined || performance.now() - atMs > FRESH_MS) return read(slug);
      return known && 'checkout' in known ? known : undefined;
    },
    refresh: read,
    asWished: async (slug, wish, plain) => {
      if (wish.code === undefined && wish.amount === undefined) return plain ?? read(slug);
      const opened = await openOrUndefined(deps, mode, slug);
      return opened && readSeen(opened, deps, performance.now(), wish);
    },
    forget: (slug) => seen.delete(slug),
    page: (slug, one, language) => {
      const drawn = one.pages.get(language);
      if (drawn) return drawn;
      const html = renderer.checkout(drawnFrom(slug, one, language));
      const page = fileOf(Buffer.from(html), { type: 'text/html; charset=utf-8', cache: 'no-store' });
      one.pages.set(language, page);
      return page;
    },
  };
};

/** What the page is drawn from, in the order in which a browser gets it. */
export const drawnFrom = (
  slug: string,
  { checkout, tag, look }: Seen,
  language: PageLanguage,
): PageState => ({
  slug,
  language,
  initial: checkout,
  tag,
  ...(look && { look }),
});

const openOrUndefined = async (deps: Deps, mode: Mode, slug: string): Promise<OpenedCheckout | undefined> => {
  try {
    return await openCheckout({ slug, mode, requestId: deps.ids.next('request'), deps });
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
};

const readSeen = async (
  opened: OpenedCheckout,
  deps: Deps,
  readAtMs: number,
  wish: Wish = {},
): Promise<Seen> => {
  const [parts, look] = await opened.within((tx) =>
    Promise.all([readCheckout(tx, opened.slug, deps.clock.now(), wish), publishedAppearance(tx)]),
  );
  const { merchantId } = opened;
  const checkout = toCheckout(parts, checkoutUrlOf(deps, { merchantId, mode: parts.order.mode }));
  const tag = createHash('sha256').update(JSON.stringify(checkout)).digest('base64url').slice(0, 22);
  return { merchantId, orderId: parts.order.id, checkout, tag, look, readAtMs, pages: new Map() };
};
