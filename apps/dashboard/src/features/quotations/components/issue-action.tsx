import { decideIssue } from '@dasbor/domain/quotations';
import { useState } from 'react';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { quotationPaths } from '../../../shared/paths/money-in/quotations.ts';
import { useSuspendedReason } from '../../../shared/policy/use-suspended-reason.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useInvoiceToday } from '../../invoices/public.ts';
import type { Quotation } from '../api/types.ts';
import { useAskQuotation } from '../api/use-ask-quotation.ts';

/** Gives a draft its number and its page. It cannot be changed afterwards, so it asks. */
export const IssueAction = ({ quotation }: { quotation: Quotation }) => {
  const t = useT('quotations');
  const words = useCodeWords();
  const { rupiah } = useFormat();
  const goToResult = useGoToResult();
  const suspended = useSuspendedReason();
  const today = useInvoiceToday();
  const { issue } = useAskQuotation();
  const [isAsked, setAsked] = useState(false);
  const decided = decideIssue('draft', { validUntil: quotation.valid_until, today });
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        disabledReason={suspended ?? (decided.ok ? undefined : words(decided.problem.code))}
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
          amount: rupiah(quotation.total_amount),
          customer: quotation.customer.name,
        })}
        text={t('issue.text')}
        yes={t('issue.action')}
        onConfirm={async () => {
          await issue(quotation.id);
          setAsked(false);
          goToResult(quotationPaths.made(quotation.id), t('issue.done'), { replace: true });
        }}
      />
    </>
  );
};
