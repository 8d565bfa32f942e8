import type { components } from '@dasbor/sdk';
import { disbursements } from '@dasbor/sdk/resources';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useClock } from '../../../shared/lib/clock.tsx';
import { mark } from '../../../shared/lib/mark.ts';
import { endsKey, isRefusal } from '../../../shared/once/ends-key.ts';
import { useScope } from '../../../shared/state/session.ts';
import { disbursementKeys } from './keys.ts';
import type { Saves } from './saves.ts';
import type { Disbursement } from './types.ts';

type CreateDisbursement = components['schemas']['CreateDisbursementRequest'];

export interface BatchFromFile {
  readonly file: File;
  /** The file's mark. */
  readonly what: string;
  readonly name: string;
  readonly description: string;
  /** The subaccount that pays; empty is the merchant. */
  readonly source: string;
  readonly edits: NonNullable<CreateDisbursement['edits']>;
}

type Content = Pick<BatchFromFile, 'name' | 'description'> & {
  readonly source?: string | undefined;
  readonly edits: Readonly<BatchFromFile['edits']>;
};

/** Tells what is saved of a file from what else could be: its words, who pays, and what was mended. */
export const contentMark = ({ name, description, source = '', edits }: Content): string =>
  mark(JSON.stringify([name.trim(), description.trim(), source, edits]));

/** The file was moved, or mended in another program, since it was picked: a browser gives it out no more. */
export class FileChanged extends Error {}

export type SavingStep = 'uploading' | 'saving';

/**
 * The file as it was picked, then the batch with what was mended. Which file and which key is kept for all tabs (`saves`): after an answer
 * that was lost, a reload, or while it is being saved already, trying again makes no second batch.
 */
export function useCreateFromFile(saves: Saves) {
  const client = useClient(disbursements);
  const clock = useClock();
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const [step, setStep] = useState<SavingStep | null>(null);

  async function uploaded(file: File, what: string): Promise<string> {
    const { upload } = saves.of(what);
    if (upload !== undefined) return upload;
    setStep('uploading');
    try {
      // Minutes on a slow line: a file is not given up after the seconds of an ordinary call.
      const { data } = await client.uploadDisbursementFile({
        query: { name: file.name },
        body: file,
        timeoutMs: UPLOAD_MS,
      });
      saves.uploaded(what, data.id);
      return data.id;
    } catch (error) {
      throw (await isReadable(file))
        ? error
        : new FileChanged('It cannot be read any more', { cause: error });
    }
  }

  async function create(batch: BatchFromFile): Promise<Disbursement> {
    const { file, what, name, description, source, edits } = batch;
    const idempotencyKey = saves.keyFor(what);
    const isUploaded = saves.of(what).upload !== undefined;
    const file_id = await uploaded(file, what);
    setStep('saving');
    const body: CreateDisbursement = {
      name,
      ...(description && { description }),
      file_id,
      ...(edits.length > 0 && { edits }),
      ...(source && { subaccount_id: source }),
    };
    saves.asked(what, idempotencyKey, clock());
    try {
      const { data } = await client.createDisbursement({ body, idempotencyKey, timeoutMs: UPLOAD_MS });
      return data;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { code } = error;
      const { isRepeated = false } = saves.of(what);
      if (code === 'DPAY_IDEMPOTENCY_MISMATCH') saves.doubt(what);
      else if (endsKey(error, isRepeated ? 1 : 0)) saves.notMade(what, idempotencyKey);
      // A file that was thrown away meanwhile is sent anew, once: one that is not found right after its upload will not be.
      if (code !== FILE_GONE || !isUploaded) throw error;
      saves.uploaded(what, undefined);
      return create(batch);
    }
  }

  return {
    step,
    create: async (batch: BatchFromFile): Promise<Disbursement> => {
      try {
        const made = await create(batch);
        saves.became(batch.what, made.id, contentMark(batch));
        // It is made: whoever signed out meanwhile has no cache to put it into.
        mutate(disbursementKeys.detail(scope, made.id), made, { revalidate: false }).catch(() => undefined);
        return made;
      } finally {
        setStep(null);
      }
    },
  };
}

const UPLOAD_MS = 120_000;
const FILE_GONE = 'DPAY_DISBURSEMENT_FILE_NOT_FOUND';

/** Sending one that is not fails as a lost connection does. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
