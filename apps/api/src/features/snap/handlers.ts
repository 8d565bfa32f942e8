import { verify } from 'node:crypto';
import { accessTokenStringToSign, isSnapTimestampFresh, SNAP_POLICY } from '@dasbor/domain/snap';
import { sha256 } from '../../platform/canonical.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { PublicHandler } from '../../spec/handlers.ts';
import { findClient, noteToken, useSignature } from './repository.ts';
import type { SnapClient } from './repository.ts';

/** Whatever is wrong with the client, the key, the signature or the time answers the same: a stranger learns nothing. */
export const createSnapAccessToken: PublicHandler<'createSnapAccessToken'> = async ({
  headers,
  mode,
  now,
  deps,
}) => {
  const sent = (name: string): string => String(headers[name]);
  const [clientId, timestamp, signature] = [sent('x-client-key'), sent('x-timestamp'), sent('x-signature')];
  if (!isSnapTimestampFresh(timestamp, now)) return problem('DPAY_SNAP_UNAUTHORIZED');

  const signed = accessTokenStringToSign(clientId, timestamp);
  const used = await deps.db.signIn(async (tx) => {
    const client = await findClient(tx, clientId, mode);
    if (!client || !isSignedBy(client, signed, signature)) return 'unauthorized';
    const expiresAt = new Date(Date.parse(timestamp) + SNAP_POLICY.timestampToleranceMs);
    // Of one text there is one signature, however its base64 is written.
    if (!(await useSignature(tx, sha256(signed), expiresAt))) return 'replayed';
    await noteToken(tx, clientId, now);
    return client;
  });
  if (used === 'unauthorized') return problem('DPAY_SNAP_UNAUTHORIZED');
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
