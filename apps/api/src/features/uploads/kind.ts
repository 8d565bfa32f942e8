import type { Deps } from '../../deps.ts';
import type { AuditBy } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { UploadKindName } from './sheets.ts';

/** Makes records as the person who submitted the upload. */
export type MakingRecords = {
  tx: Tx;
  now: Date;
  mode: Mode;
  by: AuditBy;
  deps: Pick<Deps, 'ids' | 'merchants' | 'checkoutUrls'>;
  session: { userId: string; name: string; merchantId: string };
};

export type AskedRecord<Value> = { row: number; value: Value };

export type MadeRecord = { row: number } & (
  | { id: string; amount: number }
  | { code: string; params: Readonly<Record<string, string | number>> }
);

/** What a feature hands in, so that its records can be made of files. */
export type UploadKind<Value = unknown> = {
  name: UploadKindName;
  /** Told to open dashboards as the upload goes on. Its first word is the permission that hears it. */
  topic: string;
  /** The beginning of the actions in the audit. */
  noun: string;
  /** Makes the records of one upload in one transaction, or says why one cannot be made. The rows were checked on submission. */
  make: (
    making: MakingRecords,
    uploadId: string,
    records: readonly AskedRecord<Value>[],
  ) => Promise<readonly MadeRecord[]>;
  /** The column of the result file, and what it says beside the row of each record. */
  result: {
    header: string;
    texts: (tx: Tx, uploadId: string, baseUrl: string) => Promise<ReadonlyMap<number, string>>;
  };
};

/** Keeps the type of the values inside. They are stored as JSON in between. */
export const defineUploadKind = <Value>(kind: UploadKind<Value>): UploadKind => kind as UploadKind;
