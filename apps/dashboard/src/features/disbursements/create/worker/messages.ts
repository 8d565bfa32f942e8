import type { PayoutBank } from '@dasbor/domain/disbursements';
import type { GridRow } from '../model/grid.ts';
import type { ErrorFileRequest } from './error-file.ts';
import type { FileProblem } from './file-problem.ts';
import type { Progress, ReadResult } from './read-payouts.ts';
import type { TemplateRequest } from './template.ts';

/** The messages to the worker. Each worker handles one request and is then terminated. */
export type Request =
  | { readonly kind: 'read'; readonly file: Blob; readonly banks: readonly PayoutBank[] }
  | ({ readonly kind: 'error-file' } & ErrorFileRequest)
  | ({ readonly kind: 'template' } & TemplateRequest);

export type Answer =
  | { readonly kind: 'rows'; readonly rows: readonly GridRow[]; readonly progress: Progress }
  | { readonly kind: 'read'; readonly result: ReadResult }
  | { readonly kind: 'made'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly problem: FileProblem };
