import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { HIDDEN_WORDS } from '../hidden-words.ts';
import './code.css';
import './reference.css';

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp: ({ app, router }) => {
    app.config.globalProperties['$hidden'] = (english: string) =>
      router.route.path.startsWith('/id/') ? HIDDEN_WORDS[english] : english;
  },
};

export default theme;
