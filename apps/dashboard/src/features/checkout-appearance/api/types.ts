import type { components } from '@dasbor/sdk';

type Schemas = components['schemas'];

export type CheckoutAppearance = Schemas['CheckoutAppearance'];
export type SaveCheckoutAppearance = Schemas['SaveCheckoutAppearanceRequest'];
export type Logo = Schemas['Image'];
