import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { OtpStep } from './use-otp-step.tsx';

/** A dialog that only asks for the code, for actions without a dialog of their own. */
export const CodeDialog = ({ title, otp }: { title: string; otp: OtpStep }) => (
  <Dialog open={otp.step !== null} onClose={otp.cancel} title={title}>
    {otp.step}
  </Dialog>
);
