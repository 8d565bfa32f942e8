import type { OrderItem } from '@dasbor/domain/orders';
import type { Tx } from '../../platform/db/tx.ts';
import { problem } from '../../spec/handlers.ts';
import type { Refusal, SuccessBody } from '../../spec/handlers.ts';
import { imageUrl, useImage } from '../images/public.ts';

type ItemInAnswer = NonNullable<SuccessBody<'getOrder'>['data']['items']>[number];

/** As answers have it. `checkoutUrl` is where the merchant's customers pay. */
export const toItem = (
  { name, quantity, price, image_id: image = null }: OrderItem,
  checkoutUrl: string,
): ItemInAnswer => ({
  name,
  quantity,
  price,
  image_id: image,
  image_url: image === null ? null : imageUrl(checkoutUrl, image),
});

/** Keeps the images of items from being deleted. Undefined unless the merchant lacks one of them. */
export const keepImagesOf = async (tx: Tx, items: readonly OrderItem[]): Promise<Refusal | undefined> => {
  const used = new Set<string>();
  // In one order for everybody, so that two orders with the same images do not wait for each other.
  for (const id of [...new Set(items.flatMap((item) => item.image_id ?? []))].sort())
    if (await useImage(tx, id, 'picture')) used.add(id);
  const errors = items.flatMap(({ image_id: id }, at) =>
    id && !used.has(id) ? [{ field: `items.${at}.image_id`, code: 'DPAY_IMAGE_NOT_FOUND' as const }] : [],
  );
  return errors.length === 0 ? undefined : problem('DPAY_INVALID_REQUEST', undefined, { errors });
};
