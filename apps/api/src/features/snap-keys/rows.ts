import { snapKeyStatus } from '@dasbor/domain/snap';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { SuccessBody } from '../../spec/handlers.ts';
import { previousSecretOf } from '../api-keys/public.ts';

export type SnapKey = SuccessBody<'getSnapKey'>['data'];

export type SnapKeyRow = {
  id: string;
  mode: Mode;
  name: string;
  allowed_ips: string[];
  public_key_fingerprint: string | null;
  public_key_bits: number | null;
  public_key_set_at: string | null;
  last_token_at: string | null;
  revoked_at: string | null;
  created_by: string | null;
  created_by_name: string | null;
  created_at: string;
  last_four: string;
  secret_made_at: string;
  sealed: string;
  previous_last_four: string | null;
  previous_ends_at: string | null;
};

export const toSnapKey = (row: SnapKeyRow, now: Date): SnapKey => ({
  id: row.id,
  client_id: row.id,
  name: row.name,
  mode: row.mode,
  status: snapKeyStatus({ publicKeySetAt: row.public_key_set_at, revokedAt: row.revoked_at }),
  allowed_ips: row.allowed_ips,
  secret_last_four: row.last_four,
  previous_secret: previousSecretOf(row, now),
  public_key_fingerprint: row.public_key_fingerprint,
  public_key_bits: row.public_key_bits,
  public_key_set_at: row.public_key_set_at,
  last_token_at: row.last_token_at,
  created_by: row.created_by === null ? null : { id: row.created_by, name: row.created_by_name ?? '' },
  created_at: row.created_at,
  revoked_at: row.revoked_at,
});
