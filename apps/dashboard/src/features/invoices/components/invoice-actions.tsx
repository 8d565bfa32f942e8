import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { recurringInvoicePaths } from '../../../shared/paths/money-in/recurring-invoices.ts';
import { useSuspendedReason } from '../../../shared/policy/use-suspended-reason.ts';
import { useShareDialog } from '../../../shared/share/use-share-dialog.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Menu } from '../../../shared/ui/overlays/menu.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { Invoice } from '../api/types.ts';
import { useAskInvoice } from '../api/use-ask-invoice.ts';
import { isOpen } from '../presentation/invoice-view.ts';
import { useMayCreate } from './create-invoice.tsx';
import { IssueAction } from './issue-action.tsx';
import { MarkPaidDialog } from './mark-paid-dialog.tsx';
import { RecordDialog } from './record-dialog.tsx';

type Props = { invoice: Invoice };

/** What fits the status, for people who may change invoices. */
export const InvoiceActions = ({ invoice }: Props) => {
  if (!useMayCreate()) return null;
  if (invoice.status === 'draft') return <DraftActions invoice={invoice} />;
  return isOpen(invoice) ? <OpenActions invoice={invoice} /> : <PaidActions invoice={invoice} />;
};

const PaidActions = ({ invoice }: Props) => {
  const t = useT('invoices');
  return (
    <>
      <Duplicate invoice={invoice} />
      <LinkButton size="sm">
        <Link to={recurringInvoicePaths.like(invoice.id)}>{t('action.repeat')}</Link>
      </LinkButton>
    </>
  );
};

const DraftActions = ({ invoice }: Props) => {
  const t = useT('invoices');
  return (
    <>
      <IssueAction invoice={invoice} />
      <LinkButton size="sm">
        <Link to={invoicePaths.edit(invoice.id)}>{t('action.edit')}</Link>
      </LinkButton>
      <Duplicate invoice={invoice} />
    </>
  );
};

const OpenActions = ({ invoice }: Props) => {
  const t = useT('invoices');
  const { show } = useShareDialog();
  const suspended = useSuspendedReason();
  const { duplicate } = useDuplicate(invoice);
  const [open, setOpen] = useState<'record' | 'paid' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen('record')}
      >
        {t('record.action')}
      </Button>
      <Button size="sm" disabledReason={suspended} onClick={() => show('mail')}>
        {t('send.action')}
      </Button>
      <Menu
        trigger={{ size: 'sm', children: t('action.more') }}
        items={[
          {
            kind: 'action',
            key: 'share',
            label: t('document.share'),
            onSelect: () => show('link'),
          },
          { kind: 'action', key: 'duplicate', label: t('action.duplicate'), onSelect: duplicate },
          {
            kind: 'link',
            key: 'repeat',
            label: t('action.repeat'),
            to: recurringInvoicePaths.like(invoice.id),
          },
          { kind: 'separator', key: 'line' },
          { kind: 'action', key: 'paid', label: t('markPaid.action'), onSelect: () => setOpen('paid') },
        ]}
      />
      <RecordDialog open={open === 'record'} onClose={close} invoice={invoice} />
      <MarkPaidDialog open={open === 'paid'} onClose={close} invoice={invoice} />
    </>
  );
};

const Duplicate = ({ invoice }: Props) => {
  const t = useT('invoices');
  const { duplicate, isBusy } = useDuplicate(invoice);
  return (
    <Button size="sm" loading={isBusy} onClick={duplicate}>
      {t('action.duplicate')}
    </Button>
  );
};

/** Opens the copy, a draft that starts today. */
const useDuplicate = ({ id }: Invoice) => {
  const t = useT('invoices');
  const toast = useToast();
  const goToResult = useGoToResult();
  const { duplicate } = useAskInvoice();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const copy = await duplicate(id);
      goToResult(invoicePaths.edit(copy.id), t('action.duplicated'), { isSaid: true });
    } catch (error) {
      const { requestId } = describeFailure(error);
      toast.error([t('action.notDuplicated'), requestId].filter(Boolean).join(' '));
    } finally {
      setBusy(false);
    }
  };
  return { duplicate: () => void run(), isBusy };
};
