import { ApiError, type components } from '@dasbor/sdk';
import { disbursements } from '@dasbor/sdk/resources';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useScope, useSession } from '../../../shared/state/session.ts';
import { fileMark } from './file-mark.ts';
import { disbursementKeys } from './keys.ts';
import type { Disbursement } from './types.ts';

type CreateDisbursement = components['schemas']['CreateDisbursementRequest'];

export interface BatchFromFile {
  readonly file: File;
  readonly name: string;
  readonly description: string;
  /** The subaccount that pays; empty is the merchant. */
  readonly source: string;
  readonly edits: NonNullable<CreateDisbursement['edits']>;
}

/** The idempotency key of the file that is saved. */
interface KeyOfFile {
  begin: (file: File) => string;
  renew: (file: File) => string;
  done: () => void;
}

export type SavingStep = 'uploading' | 'saving';

/**
 * The file as it was picked, then the batch with what was mended. The same file keeps its id in this tab for whoever picked it, and its
 * key, which is older than the upload, both beyond a sign-out: after an answer that was lost, a reload, or while it is being saved
 * already, trying again makes no second batch.
 */
export function useCreateFromFile(key: KeyOfFile) {
  const client = useClient(disbursements);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const uploads = `dasbor.upload.${useSession().user_id} ${scope.join(' ')}`;
  const [step, setStep] = useState<SavingStep | null>(null);

  async function uploaded(file: File): Promise<string> {
    const what = fileMark(file);
    const known = JSON.parse(sessionStorage.getItem(uploads) ?? 'null') as Upload | null;
    if (known?.what === what) return known.id;
    setStep('uploading');
    // Minutes on a slow line: a file is not given up after the seconds of an ordinary call.
    const { data } = await client.uploadDisbursementFile({
      query: { name: file.name },
      body: file,
      timeoutMs: UPLOAD_MS,
    });
    sessionStorage.setItem(uploads, JSON.stringify({ what, id: data.id } satisfies Upload));
    return data.id;
  }

  async function create(batch: BatchFromFile, idempotencyKey: string): Promise<Disbursement> {
    const { file, name, description, source, edits } = batch;
    const file_id = await uploaded(file);
    setStep('saving');
    const body: CreateDisbursement = {
      name,
      ...(description && { description }),
      file_id,
      ...(edits.length > 0 && { edits }),
      ...(source && { subaccount_id: source }),
    };
    const { data } = await client.createDisbursement({ body, idempotencyKey, timeoutMs: UPLOAD_MS });
    return data;
  }

  async function createOfUpload(batch: BatchFromFile): Promise<Disbursement> {
    try {
      return await create(batch, key.begin(batch.file));
    } catch (error) {
      if (!isDecided(error)) throw error;
      const next = key.renew(batch.file);
      // A file that was thrown away meanwhile is sent anew.
      if (error.code !== 'DPAY_DISBURSEMENT_FILE_NOT_FOUND') throw error;
      sessionStorage.removeItem(uploads);
      return create(batch, next);
    }
  }

  return {
    step,
    create: async (batch: BatchFromFile): Promise<Disbursement> => {
      try {
        const made = await createOfUpload(batch);
        key.done();
        sessionStorage.removeItem(uploads);
        // It is made: whoever signed out meanwhile has no cache to put it into.
        mutate(disbursementKeys.detail(scope, made.id), made, { revalidate: false }).catch(() => undefined);
        return made;
      } finally {
        setStep(null);
      }
    },
  };
}

interface Upload {
  what: string;
  id: string;
}

const UPLOAD_MS = 120_000;

/** Whether the server has answered this very key: neither where it did not come through, nor where it was turned away at the door. */
function isDecided(error: unknown): error is ApiError {
  const isRefusal = error instanceof ApiError && describeFailure(error).kind === 'problem';
  return (
    isRefusal && error.operation === 'createDisbursement' && error.status !== 401 && error.status !== 429
  );
}
