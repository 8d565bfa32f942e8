import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../platform/keys/keys.ts';
import type { Mode } from '../../platform/merchant/mode.ts';

/** The payment that a page belongs to. */
export type PayPage = { merchantId: string; mode: Mode; paymentId: string };

export type PayPages = {
  /** The customer's payment page. Only the holder of the address can open it. */
  urlOf: (page: PayPage) => string;
  /** Undefined for an address that we did not issue. */
  read: (token: string) => PayPage | undefined;
};

// Two ids without prefixes, separated by the mode: 76 characters, because Fastify accepts at most a hundred.
const FORM = /^([0-9A-Z]{26})([LS])([0-9A-Z]{26})$/;
const LETTERS: Readonly<Record<Mode, string>> = { live: 'L', sandbox: 'S' };

/** Pages of the simulated acquirer. The signed address contains the payment. */
export const makePayPages = (keys: Keys, apiUrls: Readonly<Record<Mode, string>>): PayPages => {
  const sign = (payload: string, key = keys[0]): Buffer =>
    createHmac('sha256', key).update(payload).digest().subarray(0, 16);
  return {
    urlOf: ({ merchantId, mode, paymentId }) => {
      const payload = merchantId.slice(-26) + LETTERS[mode] + paymentId.slice(-26);
      return `${apiUrls[mode]}/simulator/acquirer/${payload}.${sign(payload).toString('base64url')}`;
    },
    read: (token) => {
      const [payload = '', signature = '', ...rest] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const isOf = (key: Uint8Array): boolean => {
        const expected = sign(payload, key);
        return given.length === expected.length && timingSafeEqual(given, expected);
      };
      if (rest.length > 0 || !keys.some(isOf)) return undefined;
      const [, merchant, letter, payment] = FORM.exec(payload) ?? [];
      if (merchant === undefined || payment === undefined) return undefined;
      return {
        merchantId: `mer_${merchant}`,
        mode: letter === LETTERS.live ? 'live' : 'sandbox',
        paymentId: `pay_${payment}`,
      };
    },
  };
};
