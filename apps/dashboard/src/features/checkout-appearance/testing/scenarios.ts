import draftFile from '../../../../../../openapi/features/checkout-appearance/examples/checkout-appearance-draft.json' with { type: 'json' };
import noneFile from '../../../../../../openapi/features/checkout-appearance/examples/checkout-appearance-none.json' with { type: 'json' };
import publishedFile from '../../../../../../openapi/features/checkout-appearance/examples/checkout-appearance.json' with { type: 'json' };
import logoFile from '../../../../../../openapi/features/checkout-appearance/examples/checkout-logo.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';
import type { CheckoutAppearance } from '../api/types.ts';

/** A picture of 3 × 1 pixels, because no server serves the contract's addresses. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAMAAAABCAIAAACUgoPjAAAAD0lEQVR42mP48rgfghggFABBJwlTQexVfQAAAABJRU5ErkJggg==';

type Look = CheckoutAppearance['draft'];
const withPicture = <Shown extends Look | null>(look: Shown): Shown =>
  look?.logo ? { ...look, logo: { ...look.logo, url: PICTURE } } : look;

const appearance = (file: { value: unknown }): CheckoutAppearance => {
  const { data } = example<'getCheckoutAppearance'>(file);
  return { ...data, draft: withPicture(data.draft), published: withPicture(data.published) };
};

/** The contract's examples, by state. */
export const appearances = {
  published: appearance(publishedFile),
  draft: appearance(draftFile),
  none: appearance(noneFile),
} satisfies Record<string, CheckoutAppearance>;

const logo = example<'uploadCheckoutLogo'>(logoFile).data;
export const uploadedLogo = { ...logo, url: PICTURE };

const page = (data: CheckoutAppearance) => ({ getCheckoutAppearance: ok({ data }) });

export const appearancePages = {
  published: page(appearances.published),
  draft: page(appearances.draft),
  none: page(appearances.none),
  pending: { getCheckoutAppearance: 'pending' },
  failed: { getCheckoutAppearance: failed },
  forbidden: { getCheckoutAppearance: problem(403, 'DPAY_FORBIDDEN', { permission: 'settings.view' }) },
} satisfies Record<string, Scenario>;
