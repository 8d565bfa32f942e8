import { chakra } from '@chakra-ui/react';
import { INVOICE } from '@dasbor/domain/invoices';
import { AmountField } from '../../../shared/forms/amount-field.tsx';
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
import { readNumber } from '../forms/read-number.ts';
import { recordBody, recordSchema } from '../forms/record-values.ts';
import { payableOf } from '../presentation/invoice-view.ts';
import { useInvoiceToday } from '../presentation/use-invoice-today.ts';

type RecordDialogProps = { open: boolean; onClose: () => void; invoice: Invoice };

/** Cash, or a transfer to the merchant's own account. */
export const RecordDialog = ({ open, onClose, invoice }: RecordDialogProps) => {
  const t = useT('invoices');
  return (
    <Dialog open={open} onClose={onClose} title={t('record.title')} description={t('record.text')}>
      <chakra.div mt="4">
        {/* Another remaining amount is another form. */}
        <RecordForm key={invoice.outstanding_amount} invoice={invoice} onDone={onClose} />
      </chakra.div>
    </Dialog>
  );
};

const RecordForm = ({ invoice, onDone }: { invoice: Invoice; onDone: () => void }) => {
  const t = useT('invoices');
  const { count, rupiah } = useFormat();
  const toast = useToast();
  const today = useInvoiceToday();
  const scope = useScope().join(' ');
  const { record } = useAskInvoice();
  const left = invoice.outstanding_amount;
  const form = useForm({
    initial: { amount: count(left), paid_on: today, note: '' },
    schema: recordSchema,
    around: { payable: payableOf(invoice), today },
    draft: `${scope} invoice-record ${invoice.id}`,
    submit: async (values, { clear }) => {
      const body = recordBody(values);
      await record(invoice.id, body);
      clear();
      toast.success(t('record.done', { amount: rupiah(body.amount) }));
      onDone();
    },
  });
  const rest = left - readNumber(form.values.amount);
  return (
    <Form form={form}>
      <DraftNotice form={form} />
      {form.banner}
      {invoice.status === 'pending' ? (
        <Banner tone="warning" title={t('notice.pending')}>
          {t('record.pending')}
        </Banner>
      ) : null}
      <AmountField
        label={t('record.amount')}
        hint={rest >= 0 ? t('record.rest', { amount: rupiah(rest) }) : undefined}
        {...form.field('amount')}
      />
      <DateField label={t('record.paidOn')} size="md" {...form.field('paid_on')} />
      <TextField
        label={t('record.note')}
        optional
        hint={t('record.noteHint')}
        autoComplete="off"
        maxLength={INVOICE.longestNote}
        {...form.field('note')}
      />
      <chakra.p textStyle="small" color="fg.muted">
        {t('record.second')}
      </chakra.p>
      {form.summary}
      <Button type="submit" variant="primary" justifySelf="start" loading={form.isBusy}>
        {t('record.action')}
      </Button>
    </Form>
  );
};
