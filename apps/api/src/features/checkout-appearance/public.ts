import type { Colour } from '@dasbor/domain/checkout-appearance';
import type { Tx } from '../../platform/db/tx.ts';
import { imagePath } from '../images/public.ts';
import { findAppearance } from './repository.ts';

export type PublishedAppearance = {
  headerColor: Colour;
  buttonColor: Colour;
  linkColor: Colour;
  /** `url` is a path, so that it works on each host that serves the page. */
  logo: { url: string; width: number; height: number } | null;
  version: number;
};

/**
 * What customers of the merchant see; null while nothing is published, and then the page has its own colours. `shownColours` of the domain
 * says how the colours are used in each theme. The outbox topic `settings.checkout_appearance_published` tells when to ask again.
 */
export const publishedAppearance = async (tx: Tx): Promise<PublishedAppearance | null> => {
  const row = await findAppearance(tx);
  if (!row?.published) return null;
  const { headerColour, accentColour, logo } = row.published;
  return {
    headerColor: headerColour,
    buttonColor: accentColour,
    linkColor: accentColour,
    logo: logo && { url: imagePath(logo.id), width: logo.width, height: logo.height },
    version: row.version,
  };
};

/** The logo on documents of the merchant; null if none is published. */
export const publishedLogoId = async (tx: Tx): Promise<string | null> =>
  (await findAppearance(tx))?.published?.logo?.id ?? null;
