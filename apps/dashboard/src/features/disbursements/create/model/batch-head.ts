import type { Disbursement } from '../../api/types.ts';
import { batchNameOf } from './batch-name.ts';

/** What is said of a batch beside its rows. */
export interface BatchHead {
  readonly name: string;
  readonly description: string;
  /** The subaccount that pays; empty is the merchant. */
  readonly source: string;
}

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
