import { Suspense, useMemo } from 'react';
import { useSessionKeeper } from '../../shared/lib/session/session-keeper.tsx';
import { useSignOut } from '../../shared/lib/session/use-sign-out.ts';
import { dialogPart } from '../../shared/ui/overlays/dialog.tsx';
import { lazyExtra } from '../../shared/ui/overlays/lazy-part.ts';
import { createActivityLog } from './activity.ts';
import { useIdle } from './use-idle.ts';
import { useKeepAlive } from './use-keep-alive.ts';

// Drawn from the start, with the dialog that it opens, so that both are here long before it has to warn; where they cannot be fetched
// the session ends without a warning. A dialog that gave up later would be closed, and closing this one prolongs the session.
const IdleDialog = lazyExtra(async () => {
  const [warning] = await Promise.all([import('./idle-dialog.tsx'), dialogPart.fetch()]);
  return warning;
});

/** Warns a minute before an untouched session ends, and ends it. */
export function IdleGuard() {
  const { signIn } = useSessionKeeper();
  return signIn ? <Watch signedInAt={signIn.signedInAt} /> : null;
}

function Watch({ signedInAt }: { signedInAt: number }) {
  const activity = useMemo(() => createActivityLog(), []);
  const signOut = useSignOut();
  const onLife = useKeepAlive();
  const { secondsLeft, stay } = useIdle({ activity, signedInAt, onEnd: signOut, onLife });
  return (
    <Suspense>
      <IdleDialog secondsLeft={secondsLeft} onStay={stay} />
    </Suspense>
  );
}
