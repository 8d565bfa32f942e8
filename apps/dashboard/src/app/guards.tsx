import { guardRoute } from '@dasbor/domain/access';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSessionKeeper } from '../shared/lib/session/session-keeper.tsx';
import { sessionAtom, whoOf } from '../shared/state/session.ts';
import { addressFor } from './addresses.ts';

/**
 * product spec §2, Guards. `guardRoute` defines the rule; this component maps its results to addresses. While permissions load,
 * it renders `loading` instead of the page.
 */
export const Guard = ({ children, loading = null }: { children: ReactNode; loading?: ReactNode }) => {
  const { pathname, search } = useLocation();
  const { signedIn, ended } = useSessionKeeper();
  const session = useAtomValue(sessionAtom);
  const [wasLeft] = useState(signedIn);

  const asked = pathname + search;
  const decision = guardRoute({ path: pathname, signedIn, who: session && whoOf(session) });
  const to = addressFor(decision, { asked, ended, wasLeft });
  if (to) return <Navigate replace to={to} />;
  return decision.go === 'wait' ? loading : children;
};
