import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { useRef, useState } from 'react';
import { Form } from '../../../shared/forms/form.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { useSuspendedReason } from '../../../shared/policy/use-suspended-reason.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DraftNotice } from '../../../shared/unsaved/draft-notice.tsx';
import type { Invoice, InvoiceSettings, NewInvoice } from '../api/types.ts';
import { bodyOf, invoiceSchema, type InvoiceValues, totalOf } from '../forms/invoice-values.ts';
import { BasicsSection } from './form/basics-section.tsx';
import { CustomerFields } from './form/customer-fields.tsx';
import { ItemFields } from './form/item-fields.tsx';
import { OwnDocumentSection } from './form/own-document-section.tsx';
import { TermsSection } from './form/terms-section.tsx';

type InvoiceFormProps = {
  initial: InvoiceValues;
  settings: InvoiceSettings;
  draftName: string;
  onSave: (body: NewInvoice) => Promise<Invoice>;
};

/** Issues an invoice, or keeps it as a draft that colleagues can finish. */
export const InvoiceForm = ({ initial, settings, draftName, onSave }: InvoiceFormProps) => {
  const t = useT('invoices');
  const { rupiah } = useFormat();
  const goToResult = useGoToResult();
  const suspended = useSuspendedReason();
  /** The pressed button; Enter issues. */
  const asDraft = useRef(false);
  const [isDraft, setDraft] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const hasDocument = may(useWho(), { permission: 'invoice.create', feature: 'invoice_document' }).ok;
  const form = useForm({
    initial,
    schema: invoiceSchema,
    draft: draftName,
    names: { total_amount: 'items', own_document_id: 'own_document' },
    submit: async (values, { clear }) => {
      const isKept = asDraft.current;
      const { id } = await onSave(bodyOf(values, isKept));
      clear();
      if (isKept) goToResult(invoicePaths.detail(id), t('form.draftSaved'), { replace: true, isSaid: true });
      else goToResult(invoicePaths.made(id), t('form.done'), { replace: true });
    },
  });
  const submit = (isKept: boolean) => {
    asDraft.current = isKept;
    setDraft(isKept);
    return form.submit();
  };
  const total = totalOf(form.values);
  const waits = isUploading ? t('form.uploadFirst') : undefined;
  return (
    <Form form={{ ...form, submit: () => submit(false) }}>
      <DraftNotice form={form} />
      {form.banner}
      <BasicsSection form={form} settings={settings} />
      <CustomerFields form={form} />
      <ItemFields form={form} />
      <TermsSection form={form} />
      {hasDocument ? (
        <OwnDocumentSection form={form} isUploading={isUploading} onUploading={setUploading} />
      ) : null}
      {form.summary}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          type="submit"
          variant="primary"
          loading={form.isBusy && !isDraft}
          disabledReason={suspended ?? waits}
        >
          {total !== undefined && total > 0
            ? t('form.submitAmount', { amount: rupiah(total) })
            : t('form.submit')}
        </Button>
        <Button
          loading={form.isBusy && isDraft}
          disabledReason={waits}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => void submit(true)}
        >
          {t('form.saveDraft')}
        </Button>
      </chakra.div>
    </Form>
  );
};
