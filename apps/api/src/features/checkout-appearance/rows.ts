import { FIRST_APPEARANCE, parseColour } from '@dasbor/domain/checkout-appearance';
import type { Appearance, Colour } from '@dasbor/domain/checkout-appearance';
import type { SuccessBody } from '../../spec/handlers.ts';
import { imageUrl } from '../images/public.ts';

export type CheckoutAppearance = SuccessBody<'getCheckoutAppearance'>['data'];
type AnsweredLook = CheckoutAppearance['draft'];

export type LogoAt = { id: string; width: number; height: number };
export type Look = { headerColour: Colour; accentColour: Colour; logo: LogoAt | null };

type Stamp = { by: string; at: string };

export type AppearanceRow = {
  version: number;
  draft: Look;
  changed: Stamp | null;
  published: (Look & Stamp) | null;
};

export const NOTHING_SET: AppearanceRow = {
  version: 0,
  draft: { ...FIRST_APPEARANCE, logo: null },
  changed: null,
  published: null,
};

/** The colours with six digits, as they are stored. Only for what `appearanceProblems` has accepted. */
export const lookOf = ({ headerColour, accentColour }: Appearance, logo: LogoAt | null): Look => ({
  headerColour: storedColour(headerColour),
  accentColour: storedColour(accentColour),
  logo,
});

const storedColour = (text: string): Colour => {
  const parsed = parseColour(text);
  if (!parsed.ok) throw new TypeError(`${text} was accepted as a colour`);
  return parsed.value;
};

export const toAppearance = (
  { version, draft, changed, published }: AppearanceRow,
  checkoutUrl: string,
): CheckoutAppearance => ({
  draft: toLook(draft, checkoutUrl),
  published: published && toLook(published, checkoutUrl),
  has_changes: published === null || !isSame(draft, published),
  version,
  changed_by: changed?.by ?? null,
  changed_at: changed?.at ?? null,
  published_by: published?.by ?? null,
  published_at: published?.at ?? null,
});

const toLook = ({ headerColour, accentColour, logo }: Look, checkoutUrl: string): AnsweredLook => ({
  header_color: headerColour,
  accent_color: accentColour,
  logo: logo && { ...logo, url: imageUrl(checkoutUrl, logo.id) },
});

const isSame = (one: Look, other: Look): boolean =>
  one.headerColour === other.headerColour &&
  one.accentColour === other.accentColour &&
  one.logo?.id === other.logo?.id &&
  one.logo?.width === other.logo?.width &&
  one.logo?.height === other.logo?.height;
