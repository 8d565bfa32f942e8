import { useState } from 'react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { useSuspendedReason } from '../../../shared/policy/use-suspended-reason.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import type { Invoice } from '../api/types.ts';
import { useAskInvoice } from '../api/use-ask-invoice.ts';

/** Gives a draft its number and its page. It cannot be changed afterwards, so it asks. */
export const IssueAction = ({ invoice }: { invoice: Invoice }) => {
  const t = useT('invoices');
  const { rupiah } = useFormat();
  const goToResult = useGoToResult();
  const suspended = useSuspendedReason();
  const { issue } = useAskInvoice();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        disabledReason={suspended}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsked(true)}
      >
        {t('issue.action')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('issue.title', {
          amount: rupiah(invoice.total_amount),
          customer: invoice.customer.name,
        })}
        text={t('issue.text')}
        yes={t('issue.action')}
        onConfirm={async () => {
          await issue(invoice.id);
          setAsked(false);
          goToResult(invoicePaths.made(invoice.id), t('issue.done'), { replace: true });
        }}
      />
    </>
  );
};
