import type { SubaccountStatus } from '@dasbor/domain/subaccounts';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Mode } from '../merchant/mode.ts';

export type KeyEntry = { secretHash: string; mode: Mode; requestId: string; readOnly: boolean };

/** The result of `enter_api_key`: the current state of the key, even if expired or revoked. */
export type EnteredKey = {
  key_id: string;
  merchant_id: string;
  name: string;
  kind: 'api' | 'legacy';
  scopes: Record<string, string>;
  allowed_ips: string[];
  expires_at: string | null;
  revoked_at: string | null;
  secret_ends_at: string | null;
  feature_config: Record<string, unknown>;
  is_suspended: boolean;
  sandbox_only: boolean;
  clock_ahead_ms: number;
  /** The only subaccount that the key can access. Null for a key of the merchant. */
  subaccount_id: string | null;
  subaccount_status: SubaccountStatus | null;
};

export const enterApiKey = ({ secretHash, mode, requestId }: KeyEntry): Sql =>
  sql`select row_to_json(entered)::text as entered from enter_api_key(${secretHash}, ${mode}, ${requestId}) as entered`;

export const readEnteredKey = (row: unknown): EnteredKey | undefined =>
  row === undefined ? undefined : (JSON.parse((row as { entered: string }).entered) as EnteredKey);
