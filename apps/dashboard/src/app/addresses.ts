import type { GuardDecision } from '@dasbor/domain/access';
import type { Problem } from '@dasbor/domain/kernel';
import type { SeenEnd } from '../shared/lib/session/session-store.ts';

type Visit = {
  /** The requested address, with its query. */
  asked: string;
  /** Why the last session ended. */
  ended: SeenEnd | null;
  /** Whether this page was visible and its user has signed out on it. */
  wasLeft?: boolean;
};

/** Where a `guardRoute` decision redirects; null if the requested page stays or is still loading. */
export const addressFor = (decision: GuardDecision, { asked, ended, wasLeft }: Visit): string | null => {
  switch (decision.go) {
    case 'stay':
    case 'wait':
      return null;
    case '/home':
      return afterSignIn(asked);
    case '/access_denied':
      return accessDeniedAddress(decision.missing);
    default:
      // After a deliberate sign-out, the next sign-in starts at home. A page opened later is remembered again.
      return loginAddress(decision.go, { wanted: wasLeft && ended === 'signed-out' ? '/' : asked, ended });
  }
};

type LoginReasons = {
  /** The requested page, which opens after signing in. */
  wanted: string;
  ended: SeenEnd | null;
};

/** `/login?ended=expired&to=%2Forders` */
const loginAddress = (page: '/login' | '/login/instapay', { wanted, ended }: LoginReasons): string => {
  const query = new URLSearchParams();
  if (ended && ended !== 'signed-out') query.set('ended', ended);
  if (wanted !== '/' && wanted !== '/home') query.set('to', wanted);
  const text = query.toString();
  return text ? `${page}?${text}` : page;
};

/** Where signing in leads: the page that this login address names, or home. Only addresses inside the dashboard are followed. */
const afterSignIn = (login: string): string => {
  const wanted = new URLSearchParams(login.replace(/^[^?]*/, '')).get('to');
  const isInside = wanted !== null && /^\/(?![/\\])/.test(wanted) && !wanted.startsWith('/login');
  return isInside ? wanted : '/home';
};

/** `/access_denied?permission=refund.view`: an address that the user can send to an admin. */
const accessDeniedAddress = (missing: Problem): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(missing.params ?? {})) query.set(name, String(value));
  const text = query.toString();
  return text ? `/access_denied?${text}` : '/access_denied';
};
