import {
  type Colour,
  decideAccentColour,
  decideHeaderColour,
  decideLogoSide,
  firstLogoSize,
  parseColour,
} from '@dasbor/domain/checkout-appearance';
import { mixed, object } from 'yup';
import { decided, type FormSchema, REQUIRED } from '../../../shared/forms/schema.ts';
import type { CheckoutAppearance, Logo, SaveCheckoutAppearance } from '../api/types.ts';

export type LogoValues = {
  id: string;
  url: string;
  /** As typed. */
  width: string;
  height: string;
};

/** Named as in the contract. The version belongs to the values, so that a restored draft is compared with the version it began with. */
export type AppearanceValues = {
  version: number;
  header_color: string;
  accent_color: string;
  logo: LogoValues | null;
};

export const valuesOf = ({ version, draft }: CheckoutAppearance): AppearanceValues => ({
  version,
  header_color: draft.header_color,
  accent_color: draft.accent_color,
  logo: draft.logo && {
    id: draft.logo.id,
    url: draft.logo.url,
    width: String(draft.logo.width),
    height: String(draft.logo.height),
  },
});

export const logoValuesOf = ({ id, url, width, height }: Logo): LogoValues => {
  const shown = firstLogoSize({ width, height });
  return { id, url, width: String(shown.width), height: String(shown.height) };
};

export const bodyOf = ({ logo, ...values }: AppearanceValues): SaveCheckoutAppearance => ({
  ...values,
  logo: logo && { id: logo.id, width: Number(logo.width), height: Number(logo.height) },
});

const side = (name: 'width' | 'height') =>
  decided((text: string) => (text.trim() === '' ? REQUIRED : decideLogoSide(name, Number(text))));

export const appearanceSchema: FormSchema<AppearanceValues, undefined> = object({
  header_color: decided(decideHeaderColour),
  accent_color: decided(decideAccentColour),
  logo: object({ id: mixed(), width: side('width'), height: side('height') })
    .nullable()
    .default(null),
});

export type PreviewColours = { headerColour: Colour; accentColour: Colour; isExact: boolean };

/** What the preview shows: the typed colours, the nearest readable ones, or while a colour is not one, those that were saved. */
export const previewColours = (
  values: Pick<AppearanceValues, 'header_color' | 'accent_color'>,
  saved: CheckoutAppearance['draft'],
): PreviewColours => {
  const header = decideHeaderColour(values.header_color);
  const accent = decideAccentColour(values.accent_color);
  return {
    headerColour: colourOf(header, saved.header_color),
    accentColour: colourOf(accent, saved.accent_color),
    isExact: header.ok && accent.ok,
  };
};

const colourOf = (decision: ReturnType<typeof decideHeaderColour>, saved: string): Colour => {
  if (decision.ok) return decision.value;
  const near = parseColour(String(decision.problem.params?.['nearest'] ?? saved));
  return near.ok ? near.value : '#ffffff';
};
