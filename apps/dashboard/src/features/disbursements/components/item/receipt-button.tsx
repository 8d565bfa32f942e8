import { useT } from '../../../../shared/i18n/use-t.ts';
import type { DisbursementItem } from '../../api/types.ts';
import { useReceipt } from '../../api/use-receipt.ts';
import { FileButton } from '../../../../shared/ui/file-button.tsx';

/** The proof that it arrived, as a file. */
export const ReceiptButton = ({ item }: { item: DisbursementItem }) => {
  const t = useT('disbursements');
  const receiptOf = useReceipt();
  return <FileButton label={t('itemPage.receipt')} name={`${item.id}.pdf`} make={() => receiptOf(item.id)} />;
};
