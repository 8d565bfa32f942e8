import type { Disbursement } from '../../api/types.ts';
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
