import type { Disbursement, ItemChoice } from '../api/types.ts';

export interface BatchDialogProps {
  batch: Disbursement;
  open: boolean;
  onClose: () => void;
}

export interface ItemsDialogProps extends BatchDialogProps {
  items: ItemChoice;
  /** Beside closing. */
  onDone?: () => void;
}
