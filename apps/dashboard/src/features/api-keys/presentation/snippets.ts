import type { ApiKey } from '../api/types.ts';

type SnippetFacts = {
  /** Null if it is no longer known. The snippet then reads it from its environment variable. */
  secret: string | null;
  scopes: ApiKey['scopes'];
  baseUrl: string;
};

/** The first record that the key may read, so that a trial call returns 200. */
const firstCall = (scopes: ApiKey['scopes']): { path: string; call: string } => {
  const known = CALLS.find(({ resource }) => scopes[resource] !== 'none');
  return known ?? { path: '/dashboard/reference/banks', call: 'listBanks()' };
};

const CALLS = [
  { resource: 'orders', path: '/dashboard/orders?limit=1', call: 'listOrders({ query: { limit: 1 } })' },
  {
    resource: 'payments',
    path: '/dashboard/payments?limit=1',
    call: 'listPayments({ query: { limit: 1 } })',
  },
  {
    resource: 'webhooks',
    path: '/dashboard/webhooks?limit=1',
    call: 'listWebhooks({ query: { limit: 1 } })',
  },
  {
    resource: 'settlements',
    path: '/dashboard/settlements?limit=1',
    call: 'listSettlements({ query: { limit: 1 } })',
  },
  {
    resource: 'disbursements',
    path: '/dashboard/disbursements?limit=1',
    call: 'listDisbursements({ query: { limit: 1 } })',
  },
  { resource: 'balance', path: '/dashboard/balance', call: 'getBalance()' },
] as const;

/** A call to paste into a terminal. With the empty password after the colon, curl does not prompt for one. */
export const curlSnippet = ({ secret, scopes, baseUrl }: SnippetFacts): string =>
  `curl -u "${secret ?? '$DASBOR_KEY'}:" "${baseUrl}${firstCall(scopes).path}"`;

export const sdkSnippet = ({ secret, scopes, baseUrl }: SnippetFacts): string =>
  [
    "import { createClient } from '@dasbor/sdk';",
    '',
    'const dasbor = createClient({',
    `  baseUrl: '${baseUrl}',`,
    `  key: ${secret === null ? 'process.env.DASBOR_KEY' : `'${secret}'`},`,
    '});',
    `const { data } = await dasbor.${firstCall(scopes).call};`,
    'console.log(data);',
  ].join('\n');
