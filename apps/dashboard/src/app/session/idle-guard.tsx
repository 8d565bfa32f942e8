import { Suspense, useMemo } from 'react';
import { useSessionKeeper } from '../../shared/lib/session/session-keeper.tsx';
import { useSignOut } from '../../shared/lib/session/use-sign-out.ts';
import { dialogPart } from '../../shared/ui/overlays/dialog.tsx';
import { lazyExtra } from '../../shared/ui/overlays/lazy-part.ts';
import { createActivityLog } from './activity.ts';
import { useIdle } from './use-idle.ts';
import { useKeepAlive } from './use-keep-alive.ts';

// Rendered from the start, with its dialog, so that both load long before the warning. If they fail to load, the session ends
// without a warning. A dialog that failed later would close, and closing this one extends the session.
const IdleDialog = lazyExtra(async () => {
  const [warning] = await Promise.all([import('./idle-dialog.tsx'), dialogPart.fetch()]);
  return warning;
});

/** Warns one minute before an idle session ends, then ends it. */
export const IdleGuard = () => {
  const { signIn } = useSessionKeeper();
  return signIn ? <Watch signedInAt={signIn.signedInAt} /> : null;
};

const Watch = ({ signedInAt }: { signedInAt: number }) => {
  const activity = useMemo(() => createActivityLog(), []);
  const signOut = useSignOut();
  const onLife = useKeepAlive();
  const { secondsLeft, stay } = useIdle({ activity, signedInAt, onEnd: signOut, onLife });
  return (
    <Suspense>
      <IdleDialog secondsLeft={secondsLeft} onStay={stay} />
    </Suspense>
  );
};
