import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { quotationPaths } from '../../../shared/paths/money-in/quotations.ts';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { Quotation } from '../api/types.ts';
import { useAskQuotation } from '../api/use-ask-quotation.ts';

/** Opens the copy, a draft that is valid from today. */
export const useDuplicate = ({ id }: Quotation) => {
  const t = useT('quotations');
  const goToResult = useGoToResult();
  const { duplicate } = useAskQuotation();
  return useBusy(t('action.notDuplicated'), async () => {
    const copy = await duplicate(id);
    goToResult(quotationPaths.edit(copy.id), t('action.duplicated'), { isSaid: true });
  });
};

/** Opens the draft of the invoice, whose dates a person checks before it is issued. */
export const useConvert = ({ id }: Quotation) => {
  const t = useT('quotations');
  const goToResult = useGoToResult();
  const { convert } = useAskQuotation();
  return useBusy(t('convert.failed'), async () => {
    const { invoice_id: invoice } = await convert(id);
    if (invoice) goToResult(invoicePaths.edit(invoice), t('convert.done'), { isSaid: true });
  });
};

/** One run at a time; a failure is told. */
const useBusy = (failed: string, work: () => Promise<void>) => {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const { requestId } = describeFailure(error);
      toast.error([failed, requestId].filter(Boolean).join(' '));
    } finally {
      setBusy(false);
    }
  };
  return { run: () => void run(), isBusy };
};
