import type { GuardDecision } from '@dasbor/domain/access';
import type { Problem } from '@dasbor/domain/kernel';
import type { SeenEnd } from '../shared/lib/session/session-store.ts';

interface Visit {
  /** The address that was asked for, with its query. */
  asked: string;
  /** Why the last sign-in is over. */
  ended: SeenEnd | null;
  /** Whether this page was shown, and its person has signed out at it. */
  wasLeft?: boolean;
}

/** Where a decision of `guardRoute` leads; null where the page asked for stands, or waits. */
export function addressFor(decision: GuardDecision, { asked, ended, wasLeft }: Visit): string | null {
  switch (decision.go) {
    case 'stay':
    case 'wait':
      return null;
    case '/home':
      return afterSignIn(asked);
    case '/access_denied':
      return accessDeniedAddress(decision.missing);
    default:
      // Whoever signs out on purpose begins anew at home; what is opened later is asked for again.
      return loginAddress(decision.go, { wanted: wasLeft && ended === 'signed-out' ? '/' : asked, ended });
  }
}

interface LoginReasons {
  /** The page that was asked for; signing in leads there. */
  wanted: string;
  ended: SeenEnd | null;
}

/** `/login?ended=expired&to=%2Forders` */
function loginAddress(page: '/login' | '/login/instapay', { wanted, ended }: LoginReasons): string {
  const query = new URLSearchParams();
  if (ended && ended !== 'signed-out') query.set('ended', ended);
  if (wanted !== '/' && wanted !== '/home') query.set('to', wanted);
  const text = query.toString();
  return text ? `${page}?${text}` : page;
}

/** Where signing in leads: the page wanted by this login address, or home. Only addresses inside the dashboard are followed. */
function afterSignIn(login: string): string {
  const wanted = new URLSearchParams(login.replace(/^[^?]*/, '')).get('to');
  const isInside = wanted !== null && /^\/(?![/\\])/.test(wanted) && !wanted.startsWith('/login');
  return isInside ? wanted : '/home';
}

/** `/access_denied?permission=refund.view`: an address that can be sent to the admin who is asked. */
function accessDeniedAddress(missing: Problem): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(missing.params ?? {})) query.set(name, String(value));
  const text = query.toString();
  return text ? `/access_denied?${text}` : '/access_denied';
}
