import { batchWordsProblems } from '@dasbor/domain/disbursements';
import type { BatchChange, Disbursement } from '../api/types.ts';
import { batchNameOf } from './batch-name.ts';

/** The fields of a batch other than its rows. */
export type BatchHead = {
  readonly name: string;
  readonly description: string;
  /** The subaccount that pays. Empty for the merchant. */
  readonly source: string;
};

export const headOfFile = ({ name }: Pick<File, 'name'>): BatchHead => ({
  name: batchNameOf(name),
  description: '',
  source: '',
});

export const headOfBatch = (batch: Disbursement): BatchHead => ({
  name: batch.name,
  description: batch.description ?? '',
  source: batch.subaccount_id ?? '',
});

/** The fields to save. Undefined if none changed, or if the server would reject a text. */
export const headChange = (head: BatchHead, stored: BatchHead): BatchChange | undefined => {
  const problems = batchWordsProblems(head);
  if (problems.name || problems.description) return undefined;
  const name = head.name.trim();
  const description = head.description.trim();
  const change = {
    ...(name !== stored.name.trim() && { name }),
    ...(description !== stored.description.trim() && { description: description || null }),
    ...(head.source !== stored.source && { subaccount_id: head.source || null }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
};
