import type { Mode } from '../access/index.ts';

const LETTERS = { live: 'l', sandbox: 's' } as const satisfies Record<Mode, string>;

/** The credential of a link: its mode and 128 random bits. */
export const refundToken = (mode: Mode, random: string): string => LETTERS[mode] + random;

/** The host that knows the token; undefined if no link ends like this. */
export const modeOfRefundToken = (token: string): Mode | undefined => {
  if (!/^[ls][\w-]{22}$/.test(token)) return undefined;
  return token.startsWith(LETTERS.live) ? 'live' : 'sandbox';
};

/** The address of the page. The token follows the `#`, so no server and no proxy on the way to the page logs it. */
export const refundLink = (checkoutUrl: string, token: string): string => `${checkoutUrl}/#/refunds/${token}`;

/** Opens WhatsApp with the text, to this phone (`62812…`) or to a contact that a person chooses. */
export const whatsAppUrl = (phone: string | null, text: string): string =>
  `https://wa.me/${phone ?? ''}?text=${encodeURIComponent(text)}`;
