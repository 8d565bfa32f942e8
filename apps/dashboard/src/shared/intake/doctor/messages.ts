import type { GridRow } from '../rows/grid.ts';
import type { ErrorFileRequest } from './error-file.ts';
import type { FileProblem } from './file-problem.ts';
import type { Progress, ReadResult } from './read-rows.ts';
import type { TemplateRequest } from './template.ts';

/** A request to the worker. `Reference` is the data that the feature's rules need, such as a list of banks. */
export type Request<Reference> =
  | { readonly kind: 'read'; readonly file: Blob; readonly reference: Reference }
  | FileRequest;

/** A request for a file that the worker makes. */
export type FileRequest =
  | ({ readonly kind: 'error-file' } & ErrorFileRequest)
  | ({ readonly kind: 'template' } & TemplateRequest);

export type Answer<Value> =
  | { readonly kind: 'rows'; readonly rows: readonly GridRow<Value>[]; readonly progress: Progress }
  | { readonly kind: 'read'; readonly result: ReadResult<Value> }
  | { readonly kind: 'made'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly problem: FileProblem };
