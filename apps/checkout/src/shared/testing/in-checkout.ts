import { createScenarioFetch, type Scenario } from '@dasbor/sdk/testing';
import { type ComponentChild, h, render } from 'preact';
import { createElement } from 'react';
import { createApi, ApiContext } from '../api/api.ts';
import { CheckoutApiContext, createCheckoutApi } from '../api/checkout-api.ts';
import { type Language, LanguageProvider } from '../i18n/language.tsx';

type Given = {
  page: () => ComponentChild;
  /** API responses by operation ID. */
  scenario: Scenario;
};

type Around = { globals: Record<string, unknown> };

/** The render function of a story: Storybook draws with React, which gives the page an element of its own. */
export const inCheckout =
  ({ page, scenario }: Given) =>
  (_: unknown, { globals }: Around) => {
    const given = { baseUrl: 'http://checkout.test', fetch: createScenarioFetch(scenario) };
    const language = globals['language'] as Language;
    const tree = () =>
      h(ApiContext, {
        value: createApi(given),
        children: h(CheckoutApiContext, {
          value: createCheckoutApi(given),
          children: h(LanguageProvider, { given: language, children: page() }),
        }),
      });
    const draw = (host: HTMLElement) => {
      render(tree(), host);
      return () => render(null, host);
    };
    return createElement('div', { ref: draw });
  };
