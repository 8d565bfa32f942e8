import type { SURFACES } from '@dasbor/domain/checkout-appearance';
import type { Language } from '@dasbor/domain/kernel';
import type { LogoValues, PreviewColours } from './appearance-values.ts';

export type PreviewTheme = keyof typeof SURFACES;

export type Previewed = {
  colours: PreviewColours;
  logo: LogoValues | null;
  /** Shown without a logo. */
  merchant: string;
};

/** The page that the dashboard's own host draws. */
export const previewAddress = (
  { colours, logo, merchant }: Previewed,
  { theme, language }: { theme: PreviewTheme; language: Language },
): string => {
  const { headerColour, accentColour } = colours;
  const query = new URLSearchParams({
    header: headerColour,
    accent: accentColour,
    merchant,
    theme,
    lang: language,
  });
  if (logo) for (const name of ['width', 'height'] as const) query.set(name, logo[name]);
  if (logo) query.set('logo', logo.id);
  return `/pay/preview.html?${query}`;
};
