import { invoiceAmounts, type InvoiceLine } from '@dasbor/domain/invoices';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { oneOrMany } from '../../../shared/i18n/one-or-many.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { useScope } from '../../../shared/state/session.ts';
import type { AmountsOf, UploadPaths } from '../../../shared/uploads/types.ts';
import { UploadPage } from '../../../shared/uploads/upload-page.tsx';
import { useUploadCalls } from '../api/use-upload-calls.ts';
import { invoiceIntake } from './invoice-intake.ts';
import { useInvoiceWords } from './use-invoice-words.ts';
import { invoiceDoctor } from './worker/invoice-doctor.ts';

/** Many invoices from one file. */
export default function InvoiceUploadPage() {
  const t = useT('invoice-upload');
  const { count } = useFormat();
  const calls = useUploadCalls();
  const words = useInvoiceWords();
  const counted = (key: 'submit' | 'ask' | 'created') => (many: number) =>
    t(`${key}.${oneOrMany(many)}`, { many: count(many) });
  return (
    <UploadPage<InvoiceLine>
      key={useScope().join(' ')}
      intake={INTAKE}
      words={words}
      doctor={invoiceDoctor}
      calls={calls}
      paths={PATHS}
      amountsOf={AMOUNTS_OF}
      texts={{
        title: t('title'),
        intro: t('intro'),
        back: { to: invoicePaths.list(), label: t('back') },
        drop: { title: t('drop.title'), input: t('drop.input') },
        template: {
          text: t('template.text'),
          sheet: t('template.sheet'),
          fileName: t('template.fileName'),
        },
        submit: counted('submit'),
        ask: { title: counted('ask'), text: t('askText') },
        again: t('again'),
        creating: t('creating'),
        created: counted('created'),
        showAll: t('showAll'),
      }}
    />
  );
}

const INTAKE = invoiceIntake();
/** The line of a row is there although the row is wrong. */
const AMOUNTS_OF: AmountsOf<InvoiceLine> = (lines) => invoiceAmounts(lines.filter((line) => line !== null));

const PATHS: UploadPaths = {
  upload: invoicePaths.upload,
  of: invoicePaths.uploadOf,
  records: ({ id }) => invoicePaths.list({ upload: [id] }),
};
