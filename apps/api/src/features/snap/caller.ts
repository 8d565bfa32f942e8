import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { effectiveFlags } from '@dasbor/domain/access';
import { isAddressAllowed } from '@dasbor/domain/api-keys';
import { jakartaDate } from '@dasbor/domain/kernel';
import { minifyJson, requestStringToSign, snapTimestampProblem } from '@dasbor/domain/snap';
import type { PublicCall, SnapCaller, SnapToken } from '../../spec/handlers.ts';
import { refuse } from '../../spec/refused.ts';
import { openSnapSecret } from '../snap-keys/public.ts';
import { findSigner, useExternalId } from './repository.ts';
import { TIMESTAMP_CODES } from './timestamp-codes.ts';

type SnapCall = Pick<PublicCall, 'headers' | 'sent' | 'mode' | 'now' | 'by' | 'deps'>;

/**
 * The signer of this call, or a refusal. Token and header format are already checked. Checks the time, the key and the signature, in this
 * order. Only a caller with the secret learns about address, partner and external id, which is consumed in any case.
 */
export const callerOf = async (call: SnapCall, { accessToken, clientId }: SnapToken): Promise<SnapCaller> => {
  const { mode, now, by, deps } = call;
  const header = (name: string): string => String(call.headers[name] ?? '');
  const timestamp = header('x-timestamp');
  const wrongTime = snapTimestampProblem(timestamp, now);
  if (wrongTime) return refuse(TIMESTAMP_CODES[wrongTime]);

  const externalId = header('x-external-id');
  return deps.db.signIn(async (tx) => {
    const signer = await findSigner(tx, { clientId, mode, now });
    if (!signer || signer.revoked_at !== null) return refuse('DPAY_SNAP_TOKEN_INVALID');
    const text = stringToSign(call, { accessToken, timestamp });
    const secrets = signer.secrets.map((sealed) => openSnapSecret(deps.vault, clientId, sealed));
    if (!secrets.some((secret) => isSignedWith(secret, text, header('x-signature'))))
      return refuse('DPAY_SNAP_SIGNATURE_INVALID');
    if (!isAddressAllowed(by.ip, signer.allowed_ips)) return refuse('DPAY_SNAP_IP_NOT_ALLOWED');
    if (header('x-partner-id') !== clientId) return refuse('DPAY_SNAP_PARTNER_UNKNOWN');
    if (!(await useExternalId(tx, { clientId, day: jakartaDate(now), externalId })))
      return refuse('DPAY_SNAP_EXTERNAL_ID_USED');
    return {
      clientId,
      merchantId: signer.merchant_id,
      merchantName: signer.merchant_name,
      mode,
      externalId,
      flags: effectiveFlags(signer.feature_config, mode),
      // Keys of a merchant that live mode is closed to do nothing, like those of a suspended one.
      suspended: signer.is_suspended || (mode === 'live' && signer.sandbox_only),
      clockAheadMs: Number(signer.clock_ahead_ms),
    };
  });
};

const stringToSign = (
  { sent }: Pick<SnapCall, 'sent'>,
  { accessToken, timestamp }: { accessToken: string; timestamp: string },
): string => {
  const bodyHash = createHash('sha256').update(minifyJson(sent.body.toString())).digest('hex');
  return requestStringToSign({ method: sent.method, target: sent.target, accessToken, bodyHash, timestamp });
};

/** A constant-time comparison, so that timing does not reveal how much of a guess was right. */
const isSignedWith = (secret: string, text: string, signature: string): boolean => {
  const want = createHmac('sha512', secret).update(text).digest();
  const have = Buffer.from(signature, 'base64');
  return have.length === want.length && timingSafeEqual(have, want);
};
