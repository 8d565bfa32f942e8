import type { KeptWork } from '../kept/kept-work.ts';
import { saidOf } from './batch-head.ts';

type Done = Pick<KeptWork, 'fileName' | 'name' | 'description' | 'source' | 'edits'>;

/** How much somebody has done: the rows that were edited, and what was said of the file. What is asked before it is left is offered later. */
export const changesIn = ({ fileName, edits, name, description, source = '' }: Done): number =>
  edits.length + saidOf({ name, description, source }, { name: fileName });
