import { chakra } from '@chakra-ui/react';
import { invoiceMessage } from '@dasbor/domain/invoices';
import { rupiah } from '@dasbor/domain/kernel';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSuspendedReason } from '../../../shared/policy/use-suspended-reason.ts';
import { ShareParts } from '../../../shared/share/share-parts.tsx';
import { useShareDialog } from '../../../shared/share/use-share-dialog.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import type { Invoice } from '../api/types.ts';
import { useAskInvoice } from '../api/use-ask-invoice.ts';
import { isOpen } from '../presentation/invoice-view.ts';
import { useMayCreate } from './create-invoice.tsx';
import { SendForm } from './send-form.tsx';

/** The address, QR code and message of an issued invoice, and the mail. Each dialog has its own address. */
export const ShareDialogs = ({ invoice }: { invoice: Invoice }) => {
  const t = useT('invoices');
  const { open, show } = useShareDialog();
  const mayCreate = useMayCreate();
  const suspended = useSuspendedReason();
  const scope = useScope().join(' ');
  const { send } = useAskInvoice();
  const { number, invoice_url: url, customer } = invoice;
  if (url === null || number === null) return null;
  const close = () => show(null);
  const maySend = mayCreate && isOpen(invoice);
  const facts = {
    customer: customer.name,
    number,
    amount: rupiah(invoice.outstanding_amount),
    dueDate: invoice.due_date,
    url,
  };
  return (
    <>
      <Dialog
        open={open === 'new' || open === 'link'}
        onClose={close}
        size="lg"
        title={open === 'new' ? t('made.title', { number }) : t('share.title', { number })}
        description={t('share.text')}
        footer={<Button onClick={close}>{t('share.close')}</Button>}
      >
        <chakra.div mt="4">
          <ShareParts
            url={url}
            name={number}
            mobile={customer.mobile}
            messageIn={(language) => invoiceMessage(facts, language)}
            actions={
              maySend ? (
                <Button size="sm" disabledReason={suspended} onClick={() => show('mail')}>
                  {t('send.action')}
                </Button>
              ) : null
            }
          />
        </chakra.div>
      </Dialog>
      <Dialog
        open={open === 'mail' && maySend}
        onClose={close}
        title={t('send.title')}
        description={t('send.text')}
      >
        <chakra.div mt="4">
          <SendForm
            email={customer.email}
            draft={`${scope} invoice-mail ${invoice.id}`}
            hint={t('send.messageHint')}
            onSend={(body) => send(invoice.id, body)}
            onDone={close}
          />
        </chakra.div>
      </Dialog>
    </>
  );
};
