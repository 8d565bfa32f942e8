import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { TWO_STEP_POLICY } from '@dasbor/domain/two-step';

const { totpDigits, totpDriftSteps, totpStepSeconds } = TWO_STEP_POLICY;
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret in Base32 (RFC 4648), as authenticator apps take it: 160 random bits, as RFC 4226 recommends. */
export const newTotpSecret = (): string => {
  const bits = [...randomBytes(SECRET_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/.{5}/g, (five) => BASE32.charAt(Number.parseInt(five, 2)));
};

/** The address that an app reads from the QR code. */
export const totpUri = ({ secret, email }: { secret: string; email: string }): string =>
  `otpauth://totp/Dasbor:${encodeURIComponent(email)}?secret=${secret}&issuer=Dasbor&algorithm=SHA1&digits=${totpDigits}&period=${totpStepSeconds}`;

export const timeStepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / totpStepSeconds);

/** The code of one time step: RFC 6238 with SHA-1. */
export const totpCode = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(at) & 0x7f_ff_ff_ff;
  return String(number % 10 ** totpDigits).padStart(totpDigits, '0');
};

/** The time step whose code this is, at most one step away from now; undefined for any other code. */
export const matchingStep = (secret: string, code: string, now: Date): number | undefined => {
  const current = timeStepAt(now);
  const near = Array.from({ length: 2 * totpDriftSteps + 1 }, (_, index) => current - totpDriftSteps + index);
  return near.find((step) => isSame(totpCode(secret, step), code));
};

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const bytesOf = (secret: string): Buffer => {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
};
