import { rupiah } from '@dasbor/domain/kernel';
import { audit } from '../../platform/audit.ts';
import { mail } from '../../platform/mail/mail.ts';
import { checkoutUrlOf } from '../../platform/merchant/checkout-url.ts';
import type { Making } from './make.ts';
import { insertMail } from './repository.ts';
import { urlOf } from './rows.ts';
import type { InvoiceRow } from './rows.ts';
import { readInvoiceSettings } from './settings-repository.ts';
import { tellOfInvoice } from './tell.ts';
import { invoiceMail } from './words.ts';

type Wanted = {
  email: string;
  message?: string | undefined;
  /** Null if nobody pressed a button. */
  byName: string | null;
};

/** Mails an issued invoice. The caller has locked or made it. */
export const queueInvoice = async (
  { tx, now, mode, deps, session, by }: Making,
  invoice: InvoiceRow,
  { email, message, byName }: Wanted,
): Promise<void> => {
  const words = invoiceMail(
    {
      company: (await readInvoiceSettings(tx)).company_name,
      number: invoice.number ?? '',
      amount: rupiah(Number(invoice.outstanding_amount)),
      dueDate: invoice.due_date,
      url: urlOf(invoice, checkoutUrlOf(deps, session)) ?? '',
      message,
    },
    mode === 'sandbox',
  );
  await mail.queue(tx, { merchantId: session.merchantId, recipient: email, kind: 'invoice', ...words, now });
  await insertMail(tx, { invoiceId: invoice.id, sentTo: email, sentBy: byName, now });
  await tellOfInvoice(tx, invoice.id);
  await audit.record(tx, by, { action: 'invoice.sent', target: invoice.id, after: email });
};
