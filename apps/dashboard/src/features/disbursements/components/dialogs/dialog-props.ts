import type { Disbursement, ItemChoice } from '../../api/types.ts';

export interface BatchDialogProps {
  batch: Disbursement;
  open: boolean;
  /** Whether the dialog is still requested although the batch no longer allows it. */
  asked?: boolean;
  onClose: () => void;
}

export interface ItemsDialogProps extends BatchDialogProps {
  items: ItemChoice;
  /** Beside closing. */
  onDone?: () => void;
}
