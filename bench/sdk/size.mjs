// How much "create a client, list payments" weighs in a browser, minified and gzipped, against bare openapi-fetch doing the same.
// `--check` fails above the budget, and when a module that was not asked for is in the bundle.
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
    name: 'createClientFor(payments), session and renewal included',
    budget: BUDGET,
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
];

const reference = await gzippedBytes(REFERENCE.code);
const rows = [];
for (const { name, code, budget } of CASES) {
  const bytes = await gzippedBytes(code);
  rows.push({ name, bytes, ratio: bytes / reference, budget });
}

console.log(`${'bytes'.padStart(6)}  ratio  minified + gzip`);
console.log(line({ name: REFERENCE.name, bytes: reference, ratio: 1 }));
for (const row of rows) console.log(line(row));

const above = rows.filter(({ ratio, budget }) => budget && ratio > budget);
if (process.argv.includes('--check') && above.length > 0) {
  console.error(
    `Above the budget of ${BUDGET} × ${REFERENCE.name}: ${above.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

/** Bundled as a browser app would bundle it, from the sources, as if `code` were a module of the SDK's package. */
async function gzippedBytes(code) {
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
  return gzipSync(chunks[0].code, { level: 9 }).length;
}

function line({ name, bytes, ratio, budget }) {
  const limit = budget ? `  (budget ${budget})` : '';
  return `${String(bytes).padStart(6)}  ${ratio.toFixed(2).padStart(5)}  ${name}${limit}`;
}
