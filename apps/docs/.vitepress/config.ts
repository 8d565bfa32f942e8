import { defineConfig, type UserConfig } from 'vitepress';
import llmstxt from 'vitepress-plugin-llms';
import { hiddenWords } from './hidden-words.ts';
import { searchWords, translateMarkdown, words } from './indonesian.ts';
import { english, indonesian } from './menus.ts';

type Plugins = NonNullable<NonNullable<UserConfig['vite']>['plugins']>;

/** The documentation site: guides by hand in two languages, reference and error catalogue from the contract, and each page as Markdown too. `pnpm -C apps/docs dev`. */
export default defineConfig({
  cleanUrls: true,
  srcExclude: ['README.md'],
  markdown: { config: translateMarkdown },
  // Unless the command names one: a port of `vite.server` would win over it, and in the script itself it would stand there twice.
  vite: {
    plugins: [
      { name: 'port', config: ({ server }) => ({ server: { port: server?.port ?? 5174 } }) },
      hiddenWords,
      // A model needs each guide once; a start page is no Markdown. Typed for another Vite than the one in VitePress.
      llmstxt({
        ignoreFiles: ['id/index.md', 'id/reference/*'],
        ignoreFilesPerOutput: { llmsTxt: ['id/**/*'], llmsFullTxt: ['id/**/*'] },
      }) as object as Plugins[number],
    ],
  },
  locales: {
    root: {
      label: 'English',
      lang: 'en-US',
      title: 'Dasbor for developers',
      description: 'Take payments in Indonesia from your own server.',
      themeConfig: { ...english, outline: [2, 3] },
    },
    id: {
      label: 'Bahasa Indonesia',
      lang: 'id-ID',
      title: 'Dasbor untuk developer',
      description: 'Terima pembayaran di Indonesia dari server Anda sendiri.',
      themeConfig: { ...indonesian, ...words },
    },
  },
  themeConfig: {
    search: { provider: 'local', options: { locales: { id: { translations: searchWords } } } },
  },
});
