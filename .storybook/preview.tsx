import type { Decorator, Preview } from '@storybook/react-vite';
import { type Language } from '../apps/dashboard/src/shared/i18n/i18n.ts';
import { loadAllWords } from '../apps/dashboard/src/shared/testing/load-words.ts';
import { TestApp, type TestAppOptions } from '../apps/dashboard/src/shared/testing/test-app.tsx';
import { applyTheme, type Theme } from '../apps/dashboard/src/shared/state/theme.ts';
import { configure } from 'storybook/test';
import './fonts.css';

// More than a second, as tests share two cores with the build; a failing story takes longer to report it. Errors omit the
// document: printing it on every retry takes a fiftieth of the time.
configure({ asyncUtilTimeout: 8000, getElementError: (message) => new Error(message ?? undefined) });

/**
 * Renders the updates that a press or a key triggers outside its own event (a navigation, a filtered list) before the story
 * continues.
 */
const drawBeforeGoingOn = () => {
  configure(({ asyncWrapper }) => ({
    asyncWrapper: async (act) => {
      const outcome = await asyncWrapper(act);
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => setTimeout(resolve));
      return outcome;
    },
  }));
};

// Tests read nothing else. Describing every passing element takes up to a fifth of axe's time and 50 kB of each story's report.
// Preloading style sheets and media is only for the orientation rules, which are off, and for audio, which we have none of.
const ONLY_WHAT_FAILS = { reporter: 'no-passes' as const, preload: false };
const IN_TESTS = import.meta.env.MODE === 'test';

/** A story describes its environment only through `parameters: { dasbor: { path, pattern, scenario, session, mode } }`. */
const inDasbor: Decorator = (Story, { parameters, globals, id }) => {
  const options = parameters['dasbor'] as TestAppOptions | undefined;
  const mode = globals['mode'] === 'sandbox' ? ('sandbox' as const) : undefined;
  return (
    <TestApp key={`${id}.${String(globals['mode'])}`} {...(mode && { mode })} {...options}>
      <Story />
    </TestApp>
  );
};

const preview: Preview = {
  decorators: [inDasbor],
  beforeAll: drawBeforeGoingOn,
  loaders: [
    async ({ globals }) => {
      sessionStorage.clear();
      localStorage.clear();
      applyTheme(globals['theme'] as Theme);
      await loadAllWords(globals['language'] as Language);
      await document.fonts.ready;
      return {};
    },
  ],
  initialGlobals: { language: 'id', theme: 'light', mode: 'live' },
  globalTypes: {
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'id', title: 'Bahasa Indonesia' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    mode: {
      toolbar: {
        title: 'Mode',
        icon: 'beaker',
        dynamicTitle: true,
        items: [
          { value: 'live', title: 'Live' },
          { value: 'sandbox', title: 'Sandbox' },
        ],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    // WCAG 2.2 rule that axe disables by default.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
      ...(IN_TESTS && { options: ONLY_WHAT_FAILS }),
    },
    controls: { disableSaveFromUI: true },
    options: {
      storySort: {
        order: [
          'Design',
          'Shell',
          'Sign-in',
          'Home',
          'Orders',
          'Payments',
          'Simulator',
          'Settings',
          'Webhooks',
          'Account',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 375', styles: { width: '375px', height: '740px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1000px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
