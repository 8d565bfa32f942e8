import { verify } from 'node:crypto';
import { isAddressAllowed } from '@dasbor/domain/api-keys';
import { accessTokenStringToSign, SNAP_POLICY, snapTimestampProblem } from '@dasbor/domain/snap';
import { sha256 } from '../../platform/canonical.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { PublicHandler } from '../../spec/handlers.ts';
import { findClient, noteToken, useSignature } from './repository.ts';
import type { SnapClient } from './repository.ts';
import { TIMESTAMP_CODES } from './timestamp-codes.ts';

export { inquireSnapAccount, inquireSnapBalance } from './inquiries.ts';
export { createSnapTransfer, getSnapTransferStatus } from './transfers.ts';

/**
 * All errors of client, key and signature return the same answer, so that a stranger learns nothing. An invalid time is reported, because
 * it is visible in the request and the same for everybody.
 */
export const createSnapAccessToken: PublicHandler<'createSnapAccessToken'> = async ({
  headers,
  by,
  mode,
  now,
  deps,
}) => {
  const sent = (name: string): string => String(headers[name]);
  const [clientId, timestamp, signature] = [sent('x-client-key'), sent('x-timestamp'), sent('x-signature')];
  const wrongTime = snapTimestampProblem(timestamp, now);
  if (wrongTime) return problem(TIMESTAMP_CODES[wrongTime]);

  const signed = accessTokenStringToSign(clientId, timestamp);
  const used = await deps.db.signIn(async (tx) => {
    const client = await findClient(tx, clientId, mode);
    if (!client || !isSignedBy(client, signed, signature)) return 'unauthorized';
    // Reported only to the holder of the key. Not consumed, so that the request can be repeated once the address is allowed.
    if (!isAddressAllowed(by.ip, client.allowed_ips)) return 'elsewhere';
    const expiresAt = new Date(Date.parse(timestamp) + SNAP_POLICY.timestampToleranceMs);
    // A text has one signature, whatever its base64 form.
    if (!(await useSignature(tx, sha256(signed), expiresAt))) return 'replayed';
    await noteToken(tx, clientId, now);
    return client;
  });
  if (used === 'unauthorized') return problem('DPAY_SNAP_UNAUTHORIZED');
  if (used === 'elsewhere') return problem('DPAY_SNAP_IP_NOT_ALLOWED');
  if (used === 'replayed') return problem('DPAY_SNAP_REPLAYED');

  const accessToken = await deps.snapTokens.issue({
    sub: clientId,
    merchant_id: used.merchant_id,
    mode,
  });
  return ok({
    responseCode: '2007300' as const,
    responseMessage: 'Successful',
    accessToken,
    tokenType: 'BearerToken' as const,
    expiresIn: String(SNAP_POLICY.tokenSeconds),
  });
};

const isSignedBy = (client: SnapClient, text: string, signature: string): boolean =>
  client.public_key !== null &&
  client.revoked_at === null &&
  /^[\w+/-]+={0,2}$/.test(signature) &&
  verify('RSA-SHA256', Buffer.from(text), client.public_key, Buffer.from(signature, 'base64'));
