import { defineConfig, type UserConfig } from 'vitepress';
import llmstxt from 'vitepress-plugin-llms';
import { tags } from '../reference/contract.ts';

const GUIDES = [
  ['First payment in five minutes', 'first-payment'],
  ['The eight methods', 'methods'],
  ['Idempotency', 'idempotency'],
  ['Lists and pages', 'pagination'],
  ['Exports', 'exports'],
  ['Payment links', 'payment-links'],
  ['Invoices', 'invoices'],
  ['Customers', 'customers'],
  ['Balance and money out', 'money'],
  ['Reconcile a bank statement', 'reconciliation'],
  ['Errors', 'errors'],
  ['Webhooks', 'webhooks'],
  ['openapi-fetch, React Query, SWR', 'openapi-fetch'],
  ['A small back office', 'back-office'],
  ['Accounts', 'accounts'],
  ['Activating an account', 'activation'],
  ['Sessions', 'sessions'],
  ['Command line', 'cli'],
  ['Testing', 'testing'],
  ['SNAP', 'snap'],
  ['Pay out in a batch', 'payouts'],
  ['Assistants (MCP)', 'mcp'],
  ['Going live', 'going-live'],
];

type Plugins = NonNullable<NonNullable<UserConfig['vite']>['plugins']>;

/** The documentation site: guides by hand, reference and error catalogue from the contract, and each page as Markdown too. `pnpm -C apps/docs dev`. */
export default defineConfig({
  title: 'Dasbor for developers',
  description: 'Take payments in Indonesia from your own server.',
  cleanUrls: true,
  srcExclude: ['README.md'],
  // Unless the command names one: a port of `vite.server` would win over it, and in the script itself it would stand there twice.
  vite: {
    plugins: [
      { name: 'port', config: ({ server }) => ({ server: { port: server?.port ?? 5174 } }) },
      // Typed for another Vite than the one in VitePress.
      llmstxt() as object as Plugins[number],
    ],
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Guides', link: '/guides/first-payment' },
      { text: 'API reference', link: '/reference/orders' },
      { text: 'Error codes', link: '/reference/error-codes' },
    ],
    sidebar: [
      { text: 'Guides', items: GUIDES.map(([text = '', name]) => ({ text, link: `/guides/${name}` })) },
      {
        text: 'API reference',
        items: [
          ...tags.map(({ name }) => ({ text: name, link: `/reference/${name}` })),
          { text: 'Webhook events', link: '/reference/webhook-events' },
          { text: 'Error codes', link: '/reference/error-codes' },
        ],
      },
    ],
  },
});
