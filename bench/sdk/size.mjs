// The minified and gzipped size of "create a client, list payments" in a browser, compared with bare openapi-fetch. Measured on the
// tarball, installed as in a merchant's project, with three bundlers. `--check` fails above the budget in any of them.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensurePackage, packedProject } from '../../scripts/lib/build.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { bundlers } from './bundlers.mjs';

// As a multiple of the reference with the same bundler.
const BUDGET = 1.6;
const EACH_BUDGET = 1.8;
const ENTRY_BUDGET = 1.3;
// The reference itself, the calls of the SDK, and little between them.
const FETCH_BUDGET = 3;
const isCheck = process.argv.includes('--check');

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
    budget: EACH_BUDGET,
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
    budget: ENTRY_BUDGET,
    code: `import { verifyWebhook } from '@dasbor/sdk/webhooks';
      export const receive = (body, headers) => verifyWebhook({ body, headers, secrets: 'whsec_' });`,
  },
  {
    name: 'webhooks/next',
    budget: ENTRY_BUDGET,
    code: `import { webhookHandler } from '@dasbor/sdk/webhooks/next';
      export const POST = webhookHandler({ secrets: 'whsec_' }, () => {});`,
  },
  {
    name: 'openapi-fetch: createFetchClientFor(payments) by key',
    budget: FETCH_BUDGET,
    code: `import { createFetchClientFor } from '@dasbor/sdk/openapi-fetch';
      import { payments } from '@dasbor/sdk/resources';
      const client = createFetchClientFor(payments, { baseUrl: 'https://api.test', key: 'dp_test_k' });
      export const listPayments = () => client.GET('/dashboard/payments', { params: { query: { limit: 10 } } });`,
  },
  {
    name: 'openapi-fetch: createFetchClient, every operation',
    code: `import { createFetchClient } from '@dasbor/sdk/openapi-fetch';
      const client = createFetchClient({ baseUrl: 'https://api.test', key: 'dp_test_k' });
      export const listPayments = () => client.GET('/dashboard/payments', { params: { query: { limit: 10 } } });`,
  },
  {
    name: 'snap: access token, request, callback',
    budget: ENTRY_BUDGET,
    code: `import { accessTokenHeaders, requestHeaders, verifySnapCallback } from '@dasbor/sdk/snap';
      export { accessTokenHeaders, requestHeaders, verifySnapCallback };`,
  },
];

await ensurePackage();

/** A folder outside this checkout with the tarball and its reference installed. */
const project = () => {
  const made = mkdtempSync(join(tmpdir(), 'dasbor-size-'));
  const sdk = createRequire(inRoot('packages/sdk/package.json'));
  writeFileSync(join(made, 'package.json'), '{ "type": "module" }');
  mkdirSync(join(made, 'node_modules/@dasbor'), { recursive: true });
  const link = (name, target) => symlinkSync(target, join(made, 'node_modules', name), 'junction');
  // Not a link: it must find openapi-fetch beside itself, as in a merchant's project.
  cpSync(join(packedProject, 'node_modules/@dasbor/sdk'), join(made, 'node_modules/@dasbor/sdk'), {
    recursive: true,
  });
  link('openapi-fetch', rootOf(sdk.resolve('openapi-fetch'), 'openapi-fetch'));
  return made;
};

/** The root folder of a package, from one of its files. */
const rootOf = (file, name) => (file.endsWith(`/${name}`) ? file : rootOf(dirname(file), name));

const folder = project();

const sizesOf = async ({ name, code }) => {
  const entry = join(folder, `${name.replace(/\W+/g, '-')}.js`);
  writeFileSync(entry, code);
  const sizes = {};
  for (const [bundler, bundle] of Object.entries(bundlers))
    sizes[bundler] = gzipSync(await bundle(entry), { level: 9 }).length;
  return sizes;
};

try {
  const reference = await sizesOf(REFERENCE);
  const names = Object.keys(bundlers);
  console.log(`${names.map((name) => name.padStart(14)).join('')}  minified + gzip: bytes and ratio`);
  const print = ({ name, budget }, sizes) => {
    const columns = names.map((bundler) => {
      const ratio = (sizes[bundler] / reference[bundler]).toFixed(2);
      return `${String(sizes[bundler]).padStart(8)} ${ratio.padStart(5)}`;
    });
    console.log(`${columns.join('')}  ${name}${budget ? `  (budget ${budget})` : ''}`);
  };

  print(REFERENCE, reference);
  const problems = [];
  for (const one of CASES.filter(({ budget }) => budget || !isCheck)) {
    const sizes = await sizesOf(one);
    print(one, sizes);
    for (const name of names) {
      const limit = Math.floor((one.budget ?? Infinity) * reference[name]);
      if (sizes[name] > limit) problems.push(`${one.name}: ${sizes[name]} B with ${name}, budget ${limit}`);
    }
  }
  for (const problem of problems) console.error(problem);
  if (isCheck && problems.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
