import { guardRoute } from '@dasbor/domain/access';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSessionKeeper } from '../shared/lib/session-keeper.tsx';
import { sessionAtom, whoOf } from '../shared/state/session.ts';
import { accessDeniedAddress, afterSignIn, loginAddress } from './addresses.ts';

/**
 * product spec §2, Guards. The rule itself is `guardRoute`; here its answers become addresses. Where it waits for the rights of a
 * signed-in person, `loading` stands in for the page.
 */
export function Guard({ children, loading = null }: { children: ReactNode; loading?: ReactNode }) {
  const { pathname, search } = useLocation();
  const { signedIn, ended } = useSessionKeeper();
  const session = useAtomValue(sessionAtom);

  const decision = guardRoute({ path: pathname, signedIn, who: session && whoOf(session) });
  switch (decision.go) {
    case 'stay':
      return children;
    case 'wait':
      return loading;
    case '/login':
    case '/login/instapay':
      return <Navigate replace to={loginAddress(decision.go, { wanted: pathname + search, ended })} />;
    case '/home':
      return <Navigate replace to={afterSignIn(search)} />;
    case '/access_denied':
      return <Navigate replace to={accessDeniedAddress(decision.missing)} />;
  }
}
