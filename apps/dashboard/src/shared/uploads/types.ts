import type { components } from '@dasbor/sdk';
import type { RowEdit } from '../intake/rows/grid.ts';
import type { Back } from '../ui/page/back-link.tsx';

/** The same for every kind of upload. */
export type Upload = components['schemas']['PaymentLinkUpload'];

/** The feature's operations. Stable, as a hook provides them. */
export type UploadCalls = {
  /** The beginning of the cache keys. */
  readonly kind: string;
  /** The live event about an upload. */
  readonly topic: string;
  readonly list: () => Promise<readonly Upload[]>;
  readonly upload: (file: File) => Promise<Upload>;
  readonly get: (id: string) => Promise<Upload>;
  readonly file: (id: string) => Promise<Blob>;
  readonly edits: (id: string) => Promise<{ edits: readonly RowEdit[]; version: number }>;
  readonly saveEdits: (id: string, edits: readonly RowEdit[]) => Promise<{ version: number }>;
  readonly submit: (id: string, version: number) => Promise<Upload>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly result: (id: string, rows: 'created' | 'refused') => Promise<Blob>;
  /** An old xls as xlsx; without it, such files are refused. */
  readonly convert?: (file: File) => Promise<Blob>;
};

/** The amount of each record that rows become, null while one of its rows is wrong. */
export type AmountsOf<Value> = (values: readonly (Value | null)[]) => readonly (number | null)[];

export type UploadPaths = {
  readonly upload: string;
  readonly of: (id: string) => string;
  /** The list of the records of an upload. */
  readonly records: (upload: Upload) => string;
};

/** The feature's texts, in which its records have their name. */
export type UploadTexts = {
  readonly title: string;
  readonly intro: string;
  readonly back: Back;
  readonly drop: { readonly title: string; readonly input: string };
  readonly template: { readonly text: string; readonly sheet: string; readonly fileName: string };
  readonly submit: (many: number) => string;
  readonly ask: { readonly title: (many: number) => string; readonly text: string };
  /** About a file that was submitted before. */
  readonly again: string;
  readonly creating: string;
  readonly created: (many: number) => string;
  readonly showAll: string;
};
