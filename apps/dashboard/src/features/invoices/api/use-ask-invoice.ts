import { invoices } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import { invoiceKeys } from './keys.ts';
import type { Invoice, MarkPaid, NewInvoice, RecordPayment, SendInvoice } from './types.ts';

/** Everything that a person does with an invoice. Each action runs once. */
export const useAskInvoice = () => {
  const client = useClient(invoices);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const once = useOnce('invoice');
  const kept = async ({ data }: { data: Invoice }): Promise<Invoice> => {
    await mutate(invoiceKeys.detail(scope, data.id), data, { revalidate: false });
    return data;
  };
  return {
    create: async (body: NewInvoice) =>
      kept(await once.run(body, (keyed) => client.createInvoice({ body, ...keyed }))),
    update: async (id: string, body: NewInvoice) =>
      kept(await once.run([id, body], (keyed) => client.updateInvoice({ path: { id }, body, ...keyed }))),
    issue: async (id: string) =>
      kept(await once.run(['issue', id], (keyed) => client.issueInvoice({ path: { id }, ...keyed }))),
    duplicate: async (id: string) =>
      kept(await once.run(['duplicate', id], (keyed) => client.duplicateInvoice({ path: { id }, ...keyed }))),
    send: async (id: string, body: SendInvoice) =>
      kept(
        await once.run(['send', id, body], (keyed) => client.sendInvoice({ path: { id }, body, ...keyed })),
      ),
    record: async (id: string, body: RecordPayment) =>
      kept(
        await once.run(['record', id, body], (keyed) =>
          client.recordInvoicePayment({ path: { id }, body, ...keyed }),
        ),
      ),
    markPaid: async (id: string, body: MarkPaid) =>
      kept(
        await once.run(['paid', id, body], (keyed) =>
          client.markInvoicePaid({ path: { id }, body, ...keyed }),
        ),
      ),
    reverse: async (id: string, paymentId: string, reason: string) =>
      kept(
        await once.run(['reverse', paymentId, reason], (keyed) =>
          client.reverseInvoicePayment({
            path: { id, payment_id: paymentId },
            body: { reason },
            ...keyed,
          }),
        ),
      ),
    removeDocument: async (id: string) =>
      kept(
        await once.run(['document', id], (keyed) => client.removeInvoiceDocument({ path: { id }, ...keyed })),
      ),
    remove: async (id: string) => {
      await once.run(['delete', id], (keyed) => client.deleteInvoice({ path: { id }, ...keyed }));
    },
  };
};
