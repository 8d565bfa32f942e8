import type { Problem } from '@dasbor/domain/kernel';
import type { SeenEnd } from '../shared/lib/session-store.ts';

interface LoginReasons {
  /** The page that was asked for; signing in leads there. */
  wanted?: string;
  ended?: SeenEnd | null;
}

/** `/login?ended=expired&to=%2Forders` */
export function loginAddress(page: '/login' | '/login/instapay', { wanted, ended }: LoginReasons): string {
  const query = new URLSearchParams();
  if (ended && ended !== 'signed-out') query.set('ended', ended);
  // Whoever signs out on purpose begins anew at home.
  if (wanted && ended !== 'signed-out' && wanted !== '/' && wanted !== '/home') query.set('to', wanted);
  const text = query.toString();
  return text ? `${page}?${text}` : page;
}

/** Where signing in leads: the wanted page, or home. Only addresses inside the dashboard are followed. */
export function afterSignIn(search: string): string {
  const wanted = new URLSearchParams(search).get('to');
  const isInside = wanted !== null && /^\/(?![/\\])/.test(wanted) && !wanted.startsWith('/login');
  return isInside ? wanted : '/home';
}

/** `/access_denied?permission=refund.view`: an address that can be sent to the admin who is asked. */
export function accessDeniedAddress(missing: Problem): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(missing.params ?? {})) query.set(name, String(value));
  const text = query.toString();
  return text ? `/access_denied?${text}` : '/access_denied';
}
