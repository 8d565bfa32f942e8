import { invoices } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';
import type { OwnDocument } from './types.ts';

/** 5 MB can take minutes on a slow connection, so the usual timeout is too short. */
const UPLOAD_MS = 120_000;
const LONGEST_NAME = 255;

/** Stores a PDF. It belongs to the invoice when the invoice is saved. */
export const useUploadDocument = () => {
  const client = useClient(invoices);
  return async (file: File, signal: AbortSignal): Promise<OwnDocument> => {
    // The end of a long name says what kind of file it is.
    const name = file.name.slice(-LONGEST_NAME);
    const answer = await client.uploadInvoiceDocument({
      query: { name },
      body: file,
      timeoutMs: UPLOAD_MS,
      signal,
    });
    return answer.data;
  };
};
