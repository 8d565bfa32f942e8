import type { Problem } from '../kernel/index.ts';
import { may, type Requirement, type Who } from './may.ts';
import type { AccessProblemCode } from './problems.ts';
import { PUBLIC_ROUTES, ROUTE_REQUIREMENTS } from './routes.ts';

export type Visit = {
  /** The part after `#`, with or without a query. */
  readonly path: string;
  readonly signedIn: boolean;
  /** The signed-in person; undefined until the session has loaded. */
  readonly who?: Who | undefined;
};

export type GuardDecision =
  | { readonly go: 'stay' }
  /** The decision depends on permissions that are not loaded yet. */
  | { readonly go: 'wait' }
  | { readonly go: '/login' }
  | { readonly go: '/login/instapay' }
  | { readonly go: '/home' }
  | { readonly go: '/access_denied'; readonly missing: Problem<AccessProblemCode> };

/** Product spec §2, Guards. An unknown path is left alone, so that a signed-in person sees the 404 page. */
export const guardRoute = ({ path, signedIn, who }: Visit): GuardDecision => {
  const parts = partsOf(path);

  if (parts.length === 0) return { go: signedIn ? '/home' : '/login' };
  if (isPublic(parts)) return signedIn && parts[0] === 'login' ? { go: '/home' } : { go: 'stay' };
  if (!signedIn) return { go: PAYMENT_LINKS.has(parts[0]) ? '/login/instapay' : '/login' };
  if (!who) return { go: 'wait' };

  const access = may(who, requirementOf(parts));
  return access.ok ? { go: 'stay' } : { go: '/access_denied', missing: access.problem };
};

// `instapay` is the old name of payment_links and redirects there.
const PAYMENT_LINKS: ReadonlySet<string | undefined> = /* @__PURE__ */ new Set(['payment_links', 'instapay']);

const isPublic = (parts: readonly string[]): boolean =>
  PUBLIC_ROUTES.some((route) => startsWith(parts, partsOf(route)));

const requirementOf = (parts: readonly string[]): Requirement =>
  ROUTE_REQUIREMENTS.findLast(([pattern]) => startsWith(parts, partsOf(pattern)))?.[1] ?? {};

const startsWith = (parts: readonly string[], pattern: readonly string[]): boolean =>
  pattern.every((part, index) => part === ':id' || part === parts[index]);

/** Matches like the router: letter case and percent-encoding do not make another page. */
const partsOf = (path: string): readonly string[] => {
  const [page = ''] = path.split(/[?#]/, 1);
  return unescaped(page)
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');
};

const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // invalid percent-encoding
  }
};
