import { chakra } from '@chakra-ui/react';
import { rupiah } from '@dasbor/domain/kernel';
import { quotationMessage } from '@dasbor/domain/quotations';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSuspendedReason } from '../../../shared/policy/use-suspended-reason.ts';
import { ShareParts } from '../../../shared/share/share-parts.tsx';
import { useShareDialog } from '../../../shared/share/use-share-dialog.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { SendForm } from '../../invoices/public.ts';
import type { Quotation } from '../api/types.ts';
import { useAskQuotation } from '../api/use-ask-quotation.ts';
import { useMayCreate } from '../presentation/use-may-create.ts';

/** The address and message of a quotation that waits for an answer, and the mail. Each dialog has its own address. */
export const ShareDialogs = ({ quotation }: { quotation: Quotation }) => {
  const t = useT('quotations');
  const { open, show } = useShareDialog();
  const scope = useScope().join(' ');
  const { send } = useAskQuotation();
  const mayCreate = useMayCreate();
  const suspended = useSuspendedReason();
  const { id, number, quotation_url: url, customer, status } = quotation;
  if (url === null || number === null || status !== 'sent') return null;
  const close = () => show(null);
  const facts = {
    customer: customer.name,
    number,
    amount: rupiah(quotation.total_amount),
    validUntil: quotation.valid_until,
    url,
  };
  return (
    <>
      <Dialog
        open={open === 'new' || open === 'link'}
        onClose={close}
        size="lg"
        title={t(open === 'new' ? 'share.new' : 'share.title', { number })}
        description={t('share.text')}
        footer={<Button onClick={close}>{t('share.close')}</Button>}
      >
        <chakra.div mt="4">
          <ShareParts
            url={url}
            name={number}
            mobile={customer.mobile}
            messageIn={(language) => quotationMessage(facts, language)}
            actions={
              mayCreate ? (
                <Button size="sm" disabledReason={suspended} onClick={() => show('mail')}>
                  {t('send.action')}
                </Button>
              ) : null
            }
          />
        </chakra.div>
      </Dialog>
      <Dialog
        open={open === 'mail' && mayCreate}
        onClose={close}
        title={t('send.title')}
        description={t('send.text')}
      >
        <chakra.div mt="4">
          <SendForm
            email={customer.email}
            draft={`${scope} quotation-mail ${id}`}
            hint={t('send.hint')}
            onSend={(body) => send(id, body)}
            onDone={close}
          />
        </chakra.div>
      </Dialog>
    </>
  );
};
