import { guardRoute } from '@dasbor/domain/access';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSessionKeeper } from '../shared/lib/session-keeper.tsx';
import { sessionAtom, whoOf } from '../shared/state/session.ts';
import { accessDeniedAddress, afterSignIn, loginAddress } from './addresses.ts';

/**
 * product spec §2, Guards. The rule itself is `guardRoute`; here its answers become addresses. While a signed-in person's
 * rights are still being read, `loading` stands in for the page.
 */
export function Guard({ children, loading = null }: { children: ReactNode; loading?: ReactNode }) {
  const { pathname, search } = useLocation();
  const { signedIn, ended } = useSessionKeeper();
  const session = useAtomValue(sessionAtom);
  const who = session && whoOf(session);

  if (signedIn && !who && !isLogin(pathname)) return loading;

  // Nobody's rights are needed to know that a signed-in person has no business on /login.
  const decision =
    signedIn && !who
      ? ({ go: '/home' } as const)
      : guardRoute({ path: pathname, signedIn, ...(who ? { who } : {}) });
  switch (decision.go) {
    case 'stay':
      return children;
    case '/login':
    case '/login/instapay':
      return <Navigate replace to={loginAddress(decision.go, { wanted: pathname + search, ended })} />;
    case '/home':
      return <Navigate replace to={afterSignIn(search)} />;
    case '/access_denied':
      return <Navigate replace to={accessDeniedAddress(decision.missing)} />;
  }
}

function isLogin(pathname: string): boolean {
  return pathname === '/login' || pathname.startsWith('/login/');
}
