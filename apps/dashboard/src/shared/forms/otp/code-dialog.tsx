import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { OtpStep } from './use-otp-step.tsx';

/** For an action that has no dialog of its own: one that asks for its code, and nothing else. */
export function CodeDialog({ title, otp }: { title: string; otp: OtpStep }) {
  return (
    <Dialog open={otp.step !== null} onClose={otp.cancel} title={title}>
      {otp.step}
    </Dialog>
  );
}
