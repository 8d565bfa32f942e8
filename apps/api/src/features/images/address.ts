import { CHECKOUT_PATH } from '../../platform/http/static-files.ts';

/** Where every host serves an image. For pages of customers, which may be on a host of the merchant. */
export const imagePath = (id: string): string => `${CHECKOUT_PATH}/images/${id}`;

/** For everybody else: an answer, a mail. `checkoutUrl` is that of the mode (`deps.checkoutUrls`). */
export const imageUrl = (checkoutUrl: string, id: string): string => `${checkoutUrl}/images/${id}`;
