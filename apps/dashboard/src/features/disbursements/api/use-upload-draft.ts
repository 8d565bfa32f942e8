import { type components, ProblemError } from '@dasbor/sdk';
import { disbursements } from '@dasbor/sdk/resources';
import { useState } from 'react';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import type { RowReturn } from './types.ts';

type BatchOfFile = NonNullable<components['schemas']['DisbursementFile']['batch']>;

/** The result of an upload: a new draft, the existing draft with this content, or an earlier batch with it. */
export type Uploaded =
  | { readonly kind: 'made' | 'draft'; readonly id: string }
  | { readonly kind: 'used'; readonly batch: BatchOfFile; readonly fileId: string };

export type UploadStep = 'uploading' | 'saving';

/** The payments that rows of the file return, if any. */
type Returns = readonly RowReturn[] | undefined;

/** An upload can take minutes on a slow connection, so the usual timeout is too short. */
const UPLOAD_MS = 120_000;

/** Uploads a file as a draft, including invalid rows. Each content has at most one draft. */
export const useUploadDraft = () => {
  const client = useClient(disbursements);
  const once = useOnce('disbursement of a file');
  const [step, setStep] = useState<UploadStep | null>(null);

  const draftOf = async (fileId: string, name: string, returns: Returns): Promise<Uploaded> => {
    setStep('saving');
    const body = { name, file_id: fileId, ...(returns && { returns: [...returns] }) };
    try {
      const { data } = await once.run(body, (keyed) =>
        client.createDisbursement({ body, timeoutMs: UPLOAD_MS, ...keyed }),
      );
      return { kind: 'made', id: data.id };
    } catch (error) {
      // Another tab or person was faster, or the response to an earlier attempt was lost.
      if (error instanceof ProblemError && error.code === 'DPAY_DISBURSEMENT_FILE_IN_DRAFT')
        return { kind: 'draft', id: String(error.params['disbursement_id']) };
      throw error;
    }
  };

  const during = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    try {
      return await work;
    } finally {
      setStep(null);
    }
  };

  return {
    step,
    upload: (file: File, name: string, returns: Returns): Promise<Uploaded> => {
      setStep('uploading');
      const sent = client.uploadDisbursementFile({
        query: { name: file.name },
        body: file,
        timeoutMs: UPLOAD_MS,
      });
      return during(
        sent.then(({ data: { id, batch } }) => {
          if (batch?.status === 'draft') return { kind: 'draft' as const, id: batch.id };
          return batch ? { kind: 'used' as const, batch, fileId: id } : draftOf(id, name, returns);
        }),
      );
    },
    /** For a file that was already a batch. */
    makeAnyway: (fileId: string, name: string, returns: Returns): Promise<Uploaded> =>
      during(draftOf(fileId, name, returns)),
  };
};
