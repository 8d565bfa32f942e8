import type { Disbursement, ItemChoice } from '../../api/types.ts';

export interface BatchDialogProps {
  batch: Disbursement;
  open: boolean;
  /** Whether it is still asked for although the batch no longer allows it. */
  asked?: boolean;
  onClose: () => void;
}

export interface ItemsDialogProps extends BatchDialogProps {
  items: ItemChoice;
  /** Beside closing. */
  onDone?: () => void;
}
