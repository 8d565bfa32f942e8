import { chakra } from '@chakra-ui/react';
import { decideDelete } from '@dasbor/domain/invoices';
import type { Problem } from '@dasbor/domain/kernel';
import { useState } from 'react';
import { useProblemWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { Invoice } from '../api/types.ts';
import { useAskInvoice } from '../api/use-ask-invoice.ts';
import { payableOf } from '../presentation/invoice-view.ts';
import { useMayCreate } from './create-invoice.tsx';

/** Deletes an invoice, or says why it stays. */
export const RemoveSection = ({ invoice }: { invoice: Invoice }) => {
  const t = useT('invoices');
  const mayCreate = useMayCreate();
  // Only the server knows how many payments are open; it refuses more than one.
  const decided = decideDelete(payableOf(invoice), 0);
  if (!mayCreate) return null;
  return (
    <Section title={t('remove.section')} data-section="remove">
      {decided.ok ? <RemoveAction invoice={invoice} /> : <Refused problem={decided.problem} />}
    </Section>
  );
};

const Refused = ({ problem }: { problem: Problem }) => {
  const { title, action } = useProblemWords({ kind: 'problem', ...problem });
  return (
    <chakra.p textStyle="body" color="fg.muted">
      {title} {action}
    </chakra.p>
  );
};

const RemoveAction = ({ invoice }: { invoice: Invoice }) => {
  const t = useT('invoices');
  const goToResult = useGoToResult();
  const { remove } = useAskInvoice();
  const [isAsked, setAsked] = useState(false);
  const what = invoice.status === 'draft' ? 'draft' : invoice.status === 'pending' ? 'pending' : 'issued';
  return (
    <>
      <chakra.p textStyle="body" color="fg.muted" mb="3">
        {t(`remove.about.${what}`)}
      </chakra.p>
      <Button
        variant="dangerOutline"
        size="sm"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsked(true)}
      >
        {t('remove.action')}
      </Button>
      <ConfirmDialog
        danger
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('remove.title', { name: invoice.number ?? invoice.name })}
        text={t(`remove.text.${what}`)}
        yes={t('remove.action')}
        onConfirm={async () => {
          await remove(invoice.id);
          goToResult(invoicePaths.list(), t('remove.done'), { replace: true, isSaid: true });
        }}
      />
    </>
  );
};
