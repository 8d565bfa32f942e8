// How much "create a client, list payments" weighs in a browser, minified and gzipped, against bare openapi-fetch doing the same.
// `--check` fails above a budget, and when an entry that was not asked for is in the bundle.
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const BUDGET = 1.6;
const sdk = fileURLToPath(new URL('../../packages/sdk/', import.meta.url));

const REFERENCE = {
  name: 'bare openapi-fetch',
  code: `import createClient from 'openapi-fetch';
    const client = createClient({ baseUrl: 'https://api.test', headers: { Authorization: 'Bearer t' } });
    export const listPayments = () => client.GET('/dashboard/payments', { params: { query: { limit: 10 } } });`,
};

const CASES = [
  {
    name: 'createClientFor(payments) by key',
    budget: BUDGET,
    code: `import { createClientFor } from '@dasbor/sdk';
      import { payments } from '@dasbor/sdk/resources';
      const client = createClientFor(payments, { baseUrl: 'https://api.test', key: 'dp_test_k' });
      export const listPayments = () => client.listPayments({ query: { limit: 10 } });`,
  },
  {
    name: 'the same, every row of every page',
    budget: BUDGET,
    code: `import { createClientFor, each } from '@dasbor/sdk';
      import { payments } from '@dasbor/sdk/resources';
      const client = createClientFor(payments, { baseUrl: 'https://api.test', key: 'dp_test_k' });
      export const listPayments = () => each(client.listPayments, { query: { limit: 10 } });`,
  },
  {
    name: 'createClientFor(payments) in a session that renews itself',
    code: `import { createClientFor, memorySession } from '@dasbor/sdk';
      import { payments } from '@dasbor/sdk/resources';
      const client = createClientFor(payments, { baseUrl: 'https://api.test', session: memorySession({ token: 't', refresh_token: 'r' }) });
      export const listPayments = () => client.listPayments({ query: { limit: 10 } });`,
  },
  {
    name: 'createClient: every operation of the contract',
    code: `import { createClient, memorySession } from '@dasbor/sdk';
      const client = createClient({ baseUrl: 'https://api.test', session: memorySession({ token: 't', refresh_token: 'r' }) });
      export const listPayments = () => client.listPayments({ query: { limit: 10 } });`,
  },
  {
    name: 'the same with tabs and live events',
    code: `import { createClient, tabSession, streamEvents } from '@dasbor/sdk';
      const client = createClient({ baseUrl: 'https://api.test', session: tabSession({ key: 'k' }) });
      export const listPayments = () => client.listPayments({ query: { limit: 10 } });
      export const events = () => streamEvents(client);`,
  },
  {
    name: 'verifyWebhook',
    budgetBytes: 2700,
    code: `import { verifyWebhook } from '@dasbor/sdk/webhooks';
      export const receive = (body, headers) => verifyWebhook({ body, headers, secrets: 'whsec_' });`,
  },
  {
    name: 'for comparison: the library standardwebhooks',
    code: `import { Webhook } from 'standardwebhooks';
      export const receive = (body, headers) => new Webhook('whsec_').verify(body, headers);`,
  },
  {
    name: 'snap: access token, request, callback',
    budgetBytes: 3200,
    code: `import { accessTokenHeaders, requestHeaders, verifySnapCallback } from '@dasbor/sdk/snap';
      export { accessTokenHeaders, requestHeaders, verifySnapCallback };`,
  },
];
/** What nobody pays for who does not import it. */
const APART = /packages\/sdk\/src\/(?:generated\/)?(webhooks|snap|testing|errors)(?:\/|\.gen)/;

const reference = (await bundled(REFERENCE.code)).bytes;
const rows = [];
for (const { name, code, budget, budgetBytes } of CASES) {
  const { bytes, modules } = await bundled(code);
  const strangers = modules.filter((id) => {
    const [, entry] = APART.exec(id) ?? [];
    return entry && !code.includes(`@dasbor/sdk/${entry}`);
  });
  rows.push({ name, bytes, limit: budgetBytes ?? (budget && Math.floor(budget * reference)), strangers });
}

console.log(`${'bytes'.padStart(6)}  ratio  minified + gzip`);
for (const row of [{ name: REFERENCE.name, bytes: reference }, ...rows]) console.log(line(row));

const problems = [
  ...rows.filter(({ bytes, limit }) => limit && bytes > limit).map(({ name }) => `${name}: above its budget`),
  ...rows.flatMap(({ name, strangers }) => strangers.map((id) => `${name}: holds ${id}`)),
];
for (const problem of problems) console.error(problem);
if (process.argv.includes('--check') && problems.length > 0) process.exit(1);

/** Bundled as a browser app would bundle it, from the sources, as if `code` were a module of the SDK's package. */
async function bundled(code) {
  const entry = `${sdk}src/measured.js`;
  const output = await build({
    configFile: false,
    root: sdk,
    logLevel: 'silent',
    resolve: { conditions: ['@dasbor/source', 'module', 'browser', 'production'] },
    plugins: [
      {
        name: 'measured',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const [{ output: chunks }] = [output].flat();
  if (process.env['SHOW']) console.log(chunks[0].code);
  return { bytes: gzipSync(chunks[0].code, { level: 9 }).length, modules: chunks[0].moduleIds };
}

function line({ name, bytes, limit }) {
  const budget = limit ? `  (budget ${limit})` : '';
  return `${String(bytes).padStart(6)}  ${(bytes / reference).toFixed(2).padStart(5)}  ${name}${budget}`;
}
