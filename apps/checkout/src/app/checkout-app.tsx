import { type CheckoutApi, CheckoutApiContext } from '../shared/api/checkout-api.ts';
import { CheckoutPage, type CheckoutPageProps } from '../features/checkout/pages/checkout-page.tsx';
import { type Language, LanguageProvider } from '../shared/i18n/language.tsx';

export type CheckoutState = CheckoutPageProps & { language: Language };

export const CheckoutApp = ({ api, language, ...page }: CheckoutState & { api: CheckoutApi }) => (
  <CheckoutApiContext value={api}>
    <LanguageProvider given={language}>
      <CheckoutPage {...page} />
    </LanguageProvider>
  </CheckoutApiContext>
);
