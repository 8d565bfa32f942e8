import { batchNameOf } from './batch-name.ts';

/** What is said of a batch beside its rows. */
export interface BatchHead {
  readonly name: string;
  readonly description: string;
  /** The subaccount that pays; empty is the merchant. */
  readonly source: string;
}

export const NO_HEAD: BatchHead = { name: '', description: '', source: '' };

/** What was said of another file is none of it: that may even be paid by somebody else. */
export const headOf = ({ name }: Pick<File, 'name'>): BatchHead => ({ ...NO_HEAD, name: batchNameOf(name) });

/** How much of it somebody has said, beyond what the file itself says. */
export function saidOf(head: BatchHead, file: Pick<File, 'name'>): number {
  const unsaid = headOf(file);
  return (['name', 'description', 'source'] as const).filter((field) => head[field].trim() !== unsaid[field])
    .length;
}
