import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CHANNELS } from '@dasbor/domain/payments';
import { address, LOOPBACK, oneOf } from './config-values.ts';
import type { Env } from './config-values.ts';
import { StartRefusal } from './platform/db/folder/data-lock.ts';
import type { SnapSettings } from './rails/snap/settings.ts';

/** A bank that live transfers go to by SNAP. */
export type SnapBankSettings = SnapSettings & {
  /** Bank Indonesia's three digits of the bank itself. */
  ownCode: string | undefined;
  sourceAccountNo: string | undefined;
};

/** An acquirer that opens live virtual accounts of one bank by SNAP. */
export type SnapAcquirerSettings = SnapSettings & {
  channel: string;
  companyCode: string;
  /** Of the acquirer, for its notices. */
  publicKey: KeyObject;
};

export const readSnapBank = (env: Env): SnapBankSettings | undefined => {
  const settings = readPartner(env, 'SNAP_BANK', []);
  if (!settings) return undefined;
  const ownCode = env['SNAP_BANK_CODE'] || undefined;
  if (ownCode !== undefined && !/^\d{3}$/.test(ownCode))
    throw new StartRefusal('SNAP_BANK_CODE must have the three digits of Bank Indonesia, such as 014.');
  return { ...settings, ownCode, sourceAccountNo: env['SNAP_BANK_SOURCE_ACCOUNT'] || undefined };
};

export const readSnapAcquirer = (env: Env): SnapAcquirerSettings | undefined => {
  const [channelName, companyName, keyName] = ACQUIRER;
  const settings = readPartner(env, 'SNAP_ACQUIRER', ACQUIRER);
  if (!settings) return undefined;
  const companyCode = env[companyName] ?? '';
  if (!/^\d{1,8}$/.test(companyCode)) throw new StartRefusal(`${companyName} must have 1 to 8 digits.`);
  const channel = oneOf(
    env,
    channelName,
    '',
    CHANNELS.va.map((one) => one.channel),
  );
  return { ...settings, channel, companyCode, publicKey: readKey(env, keyName, createPublicKey) };
};

const ACQUIRER = [
  'SNAP_ACQUIRER_CHANNEL',
  'SNAP_ACQUIRER_COMPANY_CODE',
  'SNAP_ACQUIRER_PUBLIC_KEY_FILE',
] as const;

/** All or none: with some of them, money would go to the simulated partner without a word. */
const readPartner = (env: Env, prefix: string, further: readonly string[]): SnapSettings | undefined => {
  const name = (rest: string) => `${prefix}_${rest}`;
  const keyName = name('PRIVATE_KEY_FILE');
  const needed = [name('URL'), name('CLIENT_ID'), name('CLIENT_SECRET'), keyName, ...further];
  const missing = needed.filter((one) => !env[one]);
  if (missing.length === needed.length) return undefined;
  if (missing.length > 0)
    throw new StartRefusal(
      `Set ${needed.join(', ')} together, or none of them. Missing: ${missing.join(', ')}.`,
    );
  const url = (address(env, name('URL'), 'http') ?? '').replace(/\/$/, '');
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !LOOPBACK.has(hostname))
    throw new StartRefusal(
      `${name('URL')} must begin with https://, because account numbers are sent there.`,
    );
  const clientId = env[name('CLIENT_ID')] ?? '';
  return {
    url,
    clientId,
    clientSecret: env[name('CLIENT_SECRET')] ?? '',
    privateKey: readKey(env, keyName, createPrivateKey),
    partnerId: env[name('PARTNER_ID')] || clientId,
    channelId: env[name('CHANNEL_ID')] || '95221',
  };
};

/** The message does not repeat the content of the file. */
const readKey = (env: Env, name: string, create: (pem: Buffer) => KeyObject): KeyObject => {
  try {
    const key = create(readFileSync(env[name] ?? ''));
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    // refused below
  }
  throw new StartRefusal(`${name} must name a readable file with an RSA key in PEM.`);
};
