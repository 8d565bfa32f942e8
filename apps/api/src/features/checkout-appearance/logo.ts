import { decideLogo, decideLogoPixels } from '@dasbor/domain/checkout-appearance';
import type { CheckoutAppearanceProblemCode } from '@dasbor/domain/checkout-appearance';
import { afterwards } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { storeUpload } from '../images/public.ts';
import type { Recipe } from '../images/public.ts';

const LOGO: Recipe<CheckoutAppearanceProblemCode> = {
  decide: decideLogo,
  decidePixels: decideLogoPixels,
  contentType: 'image/png',
  encode: (image) => image.png({ compressionLevel: 9 }),
};

export const uploadCheckoutLogo: Handler<'uploadCheckoutLogo'> = async (call) =>
  afterwards(() => storeUpload(call, 'logo', LOGO));
