import type { components } from '@dasbor/sdk';
import { disbursements } from '@dasbor/sdk/resources';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { mark } from '../../../shared/lib/mark.ts';
import { useIntent } from '../../../shared/lib/use-intent.ts';
import { useScope, useSession } from '../../../shared/state/session.ts';
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

export type SavingStep = 'uploading' | 'saving';

/**
 * The file as it was picked, then the batch with what was mended. The same file keeps its id in this tab for whoever picked it,
 * and the same wish its key, both beyond a sign-out: after an answer that was lost, or a reload, trying again makes no second batch.
 */
export function useCreateFromFile() {
  const client = useClient(disbursements);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const uploads = `dasbor.upload.${useSession().user_id} ${scope.join(' ')}`;
  const intent = useIntent(`${scope.join(' ')} disbursement file`);
  const [step, setStep] = useState<SavingStep | null>(null);

  async function uploaded(file: File): Promise<string> {
    const what = mark(`${file.name} ${file.size} ${file.lastModified}`);
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

  const create = async ({ file, name, description, source, edits }: BatchFromFile): Promise<Disbursement> => {
    const file_id = await uploaded(file);
    setStep('saving');
    const body: CreateDisbursement = {
      name,
      ...(description && { description }),
      file_id,
      ...(edits.length > 0 && { edits }),
      ...(source && { subaccount_id: source }),
    };
    const idempotencyKey = intent.keyFor(JSON.stringify(body));
    const { data } = await client.createDisbursement({ body, idempotencyKey, timeoutMs: UPLOAD_MS });
    intent.done();
    sessionStorage.removeItem(uploads);
    await mutate(disbursementKeys.detail(scope, data.id), data, { revalidate: false });
    return data;
  };

  return {
    step,
    create: async (batch: BatchFromFile): Promise<Disbursement> => {
      try {
        return await create(batch);
      } catch (error) {
        const { kind, code } = describeFailure(error);
        // Decided: what is tried next is another wish. A file that was thrown away meanwhile is sent anew.
        if (kind === 'problem') intent.done();
        if (code !== 'DPAY_DISBURSEMENT_FILE_NOT_FOUND') throw error;
        sessionStorage.removeItem(uploads);
        return create(batch);
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
