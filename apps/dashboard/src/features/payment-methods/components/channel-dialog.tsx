import { CHANNELS_WITH_NPWP } from '@dasbor/domain/payment-methods';
import { knownStatus } from '../../../shared/status/meanings.ts';
import type { PaymentChannels } from '../api/types.ts';
import { channelMeanings } from '../presentation/status-view.ts';
import { stepOf } from '../presentation/step.ts';
import { NpwpDialog } from './npwp-dialog.tsx';
import { RequestDialog, TurnOnDialog } from './step-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';

type ChannelDialogProps = {
  channels: PaymentChannels;
  /** The address names the channel and what is asked: `?off=OVO`. */
  params: URLSearchParams;
  onClose: () => void;
};

/** The dialog that the address names, while the status of the channel allows it. */
export const ChannelDialog = ({ channels, params, onClose }: ChannelDialogProps) => {
  const { locked, methods, ppn_basis_points: ppn } = channels;
  const all = methods.flatMap((method) => method.channels);
  const asked = all.find(({ code, status }) => {
    const step = stepOf(knownStatus(channelMeanings, status));
    return step !== null && params.get(step) === code;
  });
  if (locked || !asked) return null;
  if (asked.status === 'active') {
    const isLast = all.filter(({ status }) => status === 'active').length === 1;
    return <TurnOffDialog key={asked.code} channel={asked} isLast={isLast} onClose={onClose} />;
  }
  const AskDialog = CHANNELS_WITH_NPWP.includes(asked.code) ? NpwpDialog : RequestDialog;
  const Dialog = asked.status === 'off' ? TurnOnDialog : AskDialog;
  return <Dialog key={asked.code} channel={asked} ppn={ppn} onClose={onClose} />;
};
