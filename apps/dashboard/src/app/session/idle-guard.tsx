import { lazy, Suspense, useMemo } from 'react';
import { useSessionKeeper } from '../../shared/lib/session-keeper.tsx';
import { createActivityLog } from './activity.ts';
import { useIdle } from './use-idle.ts';
import { useSignOut } from './use-sign-out.ts';

// Drawn from the start, so that it is here long before it has to warn; where it cannot be fetched the session ends without a warning.
const IdleDialog = lazy(() => import('./idle-dialog.tsx').catch(() => ({ default: () => null })));

/** Warns a minute before an untouched session ends, and ends it. */
export function IdleGuard() {
  const { signIn } = useSessionKeeper();
  return signIn ? <Watch signedInAt={signIn.signedInAt} /> : null;
}

function Watch({ signedInAt }: { signedInAt: number }) {
  const activity = useMemo(() => createActivityLog(), []);
  const signOut = useSignOut();
  const { secondsLeft, stay } = useIdle({ activity, signedInAt, onEnd: signOut });
  return (
    <Suspense>
      <IdleDialog secondsLeft={secondsLeft} onStay={stay} onLeave={() => void signOut('signed-out')} />
    </Suspense>
  );
}
