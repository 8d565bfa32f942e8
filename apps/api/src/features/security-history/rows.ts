import { maskEmail } from '@dasbor/domain/access';
import type { AccountUse } from '@dasbor/domain/destination-accounts';
import { categoryOf, FAILED_SIGN_INS } from '@dasbor/domain/security-history';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { SuccessBody } from '../../spec/handlers.ts';
import { nameOfAccount } from '../destination-accounts/public.ts';
import type { NamedAccount } from '../destination-accounts/public.ts';

type SecurityEvent = SuccessBody<'listSecurityHistory'>['data'][number];

export type SecurityEventRow = {
  id: string;
  created_at: string;
  action: string;
  mode: Mode | null;
  ip: string;
  device: string;
  /** For a failed sign-in: the user whose address was tried. */
  actor_id: string | null;
  actor_name: string | null;
  actor_email: string | null;
  target: string | null;
  /** The target, if it is a destination account. Also after it was removed. */
  target_account: NamedAccount | null;
  request_id: string;
};

type Reader = { masked: boolean; uses: readonly AccountUse[] };

export const toSecurityEvent = (row: SecurityEventRow, reader: Reader): SecurityEvent => {
  const { masked } = reader;
  const email = row.actor_email && masked ? maskEmail(row.actor_email) : row.actor_email;
  const hasFailed = FAILED_SIGN_INS.includes(row.action);
  return {
    id: row.id,
    action: row.action,
    category: categoryOf(row.action) ?? 'account',
    mode: row.mode,
    ip: row.ip,
    device: row.device,
    actor:
      row.actor_id === null || hasFailed ? null : { id: row.actor_id, name: row.actor_name ?? '', email },
    attempted_email: hasFailed ? email : null,
    target: row.target,
    target_name: row.target_account && nameOfAccount(row.target_account, reader),
    request_id: row.request_id,
    created_at: row.created_at,
  };
};
