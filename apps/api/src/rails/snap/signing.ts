import { createHash, createHmac, randomInt, sign } from 'node:crypto';
import { accessTokenStringToSign, minifyJson, requestStringToSign } from '@dasbor/domain/snap';
import type { SnapSettings } from './settings.ts';

const JAKARTA_MS = 7 * 3_600_000;

/** `2026-11-20T10:40:11+07:00`: SNAP's 25 characters. */
export const snapTimestamp = (at: Date): string =>
  `${new Date(at.getTime() + JAKARTA_MS).toISOString().slice(0, 19)}+07:00`;

/** The asymmetric signature: SHA256withRSA. */
export const tokenHeaders = (
  { clientId, privateKey }: SnapSettings,
  at: Date,
): Readonly<Record<string, string>> => {
  const timestamp = snapTimestamp(at);
  const text = accessTokenStringToSign(clientId, timestamp);
  return {
    'content-type': 'application/json',
    'x-client-key': clientId,
    'x-timestamp': timestamp,
    'x-signature': sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64'),
  };
};

type Facts = { method: string; target: string; body: string; accessToken: string; at: Date };

/** The symmetric signature: HMAC-SHA512 with the client secret. Each call has its own X-EXTERNAL-ID. */
export const callHeaders = (
  { clientSecret, partnerId, channelId }: SnapSettings,
  { method, target, body, accessToken, at }: Facts,
): Readonly<Record<string, string>> => {
  const timestamp = snapTimestamp(at);
  const bodyHash = createHash('sha256').update(minifyJson(body)).digest('hex');
  const text = requestStringToSign({ method, target, accessToken, bodyHash, timestamp });
  return {
    'content-type': 'application/json',
    authorization: `Bearer ${accessToken}`,
    'x-timestamp': timestamp,
    'x-signature': createHmac('sha512', clientSecret).update(text).digest('base64'),
    'x-partner-id': partnerId,
    'x-external-id': externalId(timestamp),
    'channel-id': channelId,
  };
};

const TEN_DIGITS = 10 ** 10;

/** 34 digits, of which 20 are random: unique in a day over all copies of the server. */
const externalId = (timestamp: string): string => {
  const random = () => String(randomInt(TEN_DIGITS)).padStart(10, '0');
  return `${timestamp.replaceAll(/\D/g, '').slice(0, 14)}${random()}${random()}`;
};
