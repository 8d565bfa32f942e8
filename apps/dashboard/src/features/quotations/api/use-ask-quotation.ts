import { quotations } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import { quotationKeys } from './keys.ts';
import type { NewQuotation, Quotation, RecordAnswer, SendQuotation } from './types.ts';

/** Everything that a person does with a quotation. Each action runs once. */
export const useAskQuotation = () => {
  const client = useClient(quotations);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const once = useOnce('quotation');
  const kept = async ({ data }: { data: Quotation }): Promise<Quotation> => {
    await mutate(quotationKeys.detail(scope, data.id), data, { revalidate: false });
    return data;
  };
  return {
    create: async (body: NewQuotation) =>
      kept(await once.run(body, (keyed) => client.createQuotation({ body, ...keyed }))),
    update: async (id: string, body: NewQuotation) =>
      kept(await once.run([id, body], (keyed) => client.updateQuotation({ path: { id }, body, ...keyed }))),
    issue: async (id: string) =>
      kept(await once.run(['issue', id], (keyed) => client.issueQuotation({ path: { id }, ...keyed }))),
    duplicate: async (id: string) =>
      kept(
        await once.run(['duplicate', id], (keyed) => client.duplicateQuotation({ path: { id }, ...keyed })),
      ),
    send: async (id: string, body: SendQuotation) =>
      kept(
        await once.run(['send', id, body], (keyed) => client.sendQuotation({ path: { id }, body, ...keyed })),
      ),
    record: async (id: string, body: RecordAnswer) =>
      kept(
        await once.run(['record', id, body], (keyed) =>
          client.recordQuotationAnswer({ path: { id }, body, ...keyed }),
        ),
      ),
    convert: async (id: string) =>
      kept(await once.run(['convert', id], (keyed) => client.convertQuotation({ path: { id }, ...keyed }))),
    remove: async (id: string) => {
      await once.run(['delete', id], (keyed) => client.deleteQuotation({ path: { id }, ...keyed }));
    },
  };
};
