import { invoices } from '@dasbor/sdk/resources';
import { useMemo } from 'react';
import { useClient } from '../../../shared/lib/client.tsx';
import type { UploadCalls } from '../../../shared/uploads/types.ts';

/** An upload can take minutes on a slow connection, so the usual timeout is too short. */
const UPLOAD_MS = 120_000;

/** The calls of a file of invoices. */
export const useUploadCalls = (): UploadCalls => {
  const client = useClient(invoices);
  return useMemo(
    () => ({
      kind: 'invoices',
      topic: 'invoice.upload_updated',
      list: async () => (await client.listInvoiceUploads()).data,
      upload: async (file) =>
        (
          await client.uploadInvoiceFile({
            query: { name: file.name },
            body: file,
            timeoutMs: UPLOAD_MS,
          })
        ).data,
      get: async (id) => (await client.getInvoiceUpload({ path: { id } })).data,
      file: (id) => client.getInvoiceUploadFile({ path: { id } }),
      edits: async (id) => (await client.getInvoiceUploadEdits({ path: { id } })).data,
      saveEdits: async (id, edits) =>
        (await client.saveInvoiceUploadEdits({ path: { id }, body: { edits: [...edits] } })).data,
      submit: async (id, version) =>
        (await client.submitInvoiceUpload({ path: { id }, body: { version } })).data,
      remove: (id) => client.deleteInvoiceUpload({ path: { id } }),
      result: (id, rows) => client.getInvoiceUploadResult({ path: { id }, query: { rows } }),
      convert: (file) => client.convertInvoiceFile({ body: file, timeoutMs: UPLOAD_MS }),
    }),
    [client],
  );
};
