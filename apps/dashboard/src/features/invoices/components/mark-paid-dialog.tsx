import { chakra } from '@chakra-ui/react';
import { INVOICE } from '@dasbor/domain/invoices';
import { Form } from '../../../shared/forms/form.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { DateField } from '../../../shared/list/filters/date-field.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { DraftNotice } from '../../../shared/unsaved/draft-notice.tsx';
import type { Invoice } from '../api/types.ts';
import { useAskInvoice } from '../api/use-ask-invoice.ts';
import { markPaidBody, markPaidSchema } from '../forms/record-values.ts';
import { useInvoiceToday } from '../presentation/use-invoice-today.ts';

type MarkPaidDialogProps = { open: boolean; onClose: () => void; invoice: Invoice };

/** Records all that remains, for good. */
export const MarkPaidDialog = ({ open, onClose, invoice }: MarkPaidDialogProps) => {
  const t = useT('invoices');
  const { rupiah } = useFormat();
  const amount = rupiah(invoice.outstanding_amount);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('markPaid.title')}
      description={t('markPaid.text', { amount })}
    >
      <chakra.div mt="4">
        <MarkPaidForm invoice={invoice} onDone={onClose} />
      </chakra.div>
    </Dialog>
  );
};

const MarkPaidForm = ({ invoice, onDone }: { invoice: Invoice; onDone: () => void }) => {
  const t = useT('invoices');
  const toast = useToast();
  const today = useInvoiceToday();
  const scope = useScope().join(' ');
  const { markPaid } = useAskInvoice();
  const form = useForm({
    initial: { paid_on: today, note: '' },
    schema: markPaidSchema,
    around: { today },
    draft: `${scope} invoice-paid ${invoice.id}`,
    submit: async (values, { clear }) => {
      await markPaid(invoice.id, markPaidBody(values));
      clear();
      toast.success(t('markPaid.done'));
      onDone();
    },
  });
  return (
    <Form form={form}>
      <DraftNotice form={form} />
      {form.banner}
      <Banner tone="warning" title={t('markPaid.permanent')}>
        {t('markPaid.permanentText')}
      </Banner>
      <DateField label={t('record.paidOn')} size="md" {...form.field('paid_on')} />
      <TextField
        label={t('record.note')}
        optional
        hint={t('record.noteHint')}
        autoComplete="off"
        maxLength={INVOICE.longestNote}
        {...form.field('note')}
      />
      {form.summary}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button type="submit" variant="danger" loading={form.isBusy}>
          {t('markPaid.yes')}
        </Button>
        <Button onClick={onDone}>{t('markPaid.no')}</Button>
      </chakra.div>
    </Form>
  );
};
