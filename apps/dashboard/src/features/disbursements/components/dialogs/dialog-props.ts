import type { Disbursement, ItemChoice } from '../../api/types.ts';

export type BatchDialogProps = {
  batch: Disbursement;
  open: boolean;
  /** Whether the dialog is still requested although the batch no longer allows it. */
  asked?: boolean;
  onClose: () => void;
};

export type ItemsDialogProps = {
  items: ItemChoice;
  /** Beside closing. */
  onDone?: () => void;
} & BatchDialogProps;
