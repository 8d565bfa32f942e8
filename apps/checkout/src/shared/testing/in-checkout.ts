import { createScenarioFetch, type Scenario } from '@dasbor/sdk/testing';
import { type ComponentChild, h, render } from 'preact';
import { createElement } from 'react';
import { createApi, ApiContext } from '../api/api.ts';
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
    const api = createApi({ baseUrl: 'http://checkout.test', fetch: createScenarioFetch(scenario) });
    const given = globals['language'] as Language;
    const tree = () =>
      h(ApiContext, { value: api, children: h(LanguageProvider, { given, children: page() }) });
    const draw = (host: HTMLElement) => {
      render(tree(), host);
      return () => render(null, host);
    };
    return createElement('div', { ref: draw });
  };
