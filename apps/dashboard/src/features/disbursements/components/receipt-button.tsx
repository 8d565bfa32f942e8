import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useProblemWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DownloadIcon } from '../../../shared/ui/icons.tsx';
import type { DisbursementItem } from '../api/types.ts';
import { useReceipt } from '../api/use-receipt.ts';
import { saveFile } from '../create/components/save-file.ts';

/** The proof that it arrived, as a file. */
export function ReceiptButton({ item }: { item: DisbursementItem }) {
  const t = useT('disbursements');
  const receiptOf = useReceipt();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function download() {
    setBusy(true);
    setFailure(null);
    try {
      saveFile(await receiptOf(item.id), `${item.id}.pdf`);
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {failure ? <Refusal failure={failure} /> : null}
      <Button size="sm" loading={isBusy} onClick={() => void download()}>
        {isBusy ? null : <DownloadIcon />}
        {t('itemPage.receipt')}
      </Button>
    </>
  );
}

function Refusal({ failure }: { failure: Failure }) {
  const { title, action } = useProblemWords(failure);
  return (
    <chakra.span role="alert" textStyle="small" color="fg.error" alignSelf="center">
      {title} {action}
    </chakra.span>
  );
}
