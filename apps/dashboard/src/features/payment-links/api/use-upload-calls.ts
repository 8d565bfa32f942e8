import { paymentLinks } from '@dasbor/sdk/resources';
import { useMemo } from 'react';
import { useClient } from '../../../shared/lib/client.tsx';
import type { UploadCalls } from '../../../shared/uploads/types.ts';

/** An upload can take minutes on a slow connection, so the usual timeout is too short. */
const UPLOAD_MS = 120_000;

/** The calls of a file of links. */
export const useUploadCalls = (): UploadCalls => {
  const client = useClient(paymentLinks);
  return useMemo(
    () => ({
      kind: 'payment_links',
      topic: 'payment_link.upload_updated',
      list: async () => (await client.listPaymentLinkUploads()).data,
      upload: async (file) =>
        (
          await client.uploadPaymentLinkFile({
            query: { name: file.name },
            body: file,
            timeoutMs: UPLOAD_MS,
          })
        ).data,
      get: async (id) => (await client.getPaymentLinkUpload({ path: { id } })).data,
      file: (id) => client.getPaymentLinkUploadFile({ path: { id } }),
      edits: async (id) => (await client.getPaymentLinkUploadEdits({ path: { id } })).data,
      saveEdits: async (id, edits) =>
        (await client.savePaymentLinkUploadEdits({ path: { id }, body: { edits: [...edits] } })).data,
      submit: async (id, version) =>
        (await client.submitPaymentLinkUpload({ path: { id }, body: { version } })).data,
      remove: (id) => client.deletePaymentLinkUpload({ path: { id } }),
      result: (id, rows) => client.getPaymentLinkUploadResult({ path: { id }, query: { rows } }),
    }),
    [client],
  );
};
