// Gzip size of the JavaScript that the login screen and a first list page load with an empty cache, from the build's manifest. Budgets:
// login 177 kB, list 200 kB, analytics 60 kB beyond the list (a bare React + Chakra + router + SWR + i18next + formik/yup login has 175, its list 153).
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { ensurePages } from '../../scripts/lib/build.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/run.mjs';

// What each screen loads before it is usable, including its Indonesian texts; files prefetched when idle (the next page, error texts)
// are not counted.
const PAGES = [
  {
    name: 'login screen',
    budgetKb: 177,
    entries: ['index.html', 'auth/pages/login-page.tsx', 'auth/locales/id.json', 'i18n/locales/id.json'],
  },
  {
    name: 'payments list',
    budgetKb: 200,
    entries: [
      'index.html',
      'app/signed-in.tsx',
      'payments/pages/payments-page.tsx',
      'app/locales/id.json',
      'payments/locales/id.json',
      'shared/status/locales/id.json',
      'shared/list/locales/id.json',
      'i18n/locales/id.json',
    ],
  },
];

// What one more feature may add: login refers to none of its pages, the shell to one file. The allowance covers changed file names,
// which compress differently.
const MOST_OF_A_FEATURE = { 'login screen': 60, 'payments list': 150 };

await ensurePages();

const manifestOf = (dist) => ({
  dist,
  manifest: JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')),
});

const built = manifestOf(inRoot('apps/dashboard/dist'));
let over = false;

const bytesOf = ({ dist }, files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length, 0);

const filesOf = ({ manifest }, entries) => [
  ...new Set(entries.flatMap((entry) => chunksOf(manifest, keyOf(manifest, entry)))),
];

const chunksOf = (manifest, key, seen = new Set()) => {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => chunksOf(manifest, name, seen))].filter(
    (file) => file.endsWith('.js'),
  );
};

const keyOf = (manifest, entry) => {
  const key = Object.keys(manifest).find((name) => name === entry || name.endsWith(`/${entry}`));
  if (!key) throw new Error(`${entry} is not in the build's manifest.`);
  return key;
};

for (const { name, budgetKb, entries } of PAGES) {
  const files = filesOf(built, entries);
  const kb = bytesOf(built, files) / 1000;
  over ||= kb > budgetKb;
  console.log(`${name}: ${kb.toFixed(1)} kB of ${budgetKb} kB gzip in ${files.length} files`);
}
// All three tabs of analytics, with the texts, beyond what a list page has loaded.
const ANALYTICS = {
  mostKb: 60,
  entries: [
    'analytics/route-pages.ts',
    'analytics/pages/analytics-page.tsx',
    ...['conversion', 'transactions', 'retention'].map((tab) => `analytics/components/${tab}-tab.tsx`),
    'analytics/locales/id.json',
    'home/locales/id.json',
  ],
};
const onList = filesOf(built, PAGES[1].entries);
const ofAnalytics = filesOf(built, ANALYTICS.entries).filter((file) => !onList.includes(file));
const analyticsKb = bytesOf(built, ofAnalytics) / 1000;
over ||= analyticsKb > ANALYTICS.mostKb;
console.log(`analytics, beyond the list: ${analyticsKb.toFixed(1)} kB of ${ANALYTICS.mostKb} kB gzip`);
const { manifest } = built;

const circleOf = (keys, above = [], done = new Set()) => {
  for (const key of keys) {
    if (above.includes(key))
      return [...above.slice(above.indexOf(key)), key].map((at) => manifest[at].name ?? at).join(' → ');
    if (done.has(key)) continue;
    const circle = circleOf(manifest[key].imports ?? [], [...above, key], done);
    if (circle) return circle;
    done.add(key);
  }
  return undefined;
};

const circle = circleOf(Object.keys(manifest));
if (circle) console.log(`files that load each other run in an order that nobody chose: ${circle}`);

/** A copy of the app with one more feature, with a list and a detail page. */
const buildWithOneMoreFeature = async () => {
  const copy = inRoot('.cache/one-more-feature');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of ['src', 'scripts', 'public', 'index.html', 'package.json', 'vite.config.ts'])
    cpSync(inRoot(`apps/dashboard/${name}`), `${copy}/${name}`, { recursive: true });
  symlinkSync(inRoot('apps/dashboard/node_modules'), `${copy}/node_modules`);
  const feature = `${copy}/src/features/one-more`;
  mkdirSync(feature);
  writeFileSync(
    `${feature}/routes.tsx`,
    `import { lazyRoutes } from '../../shared/lib/routes.ts';
export const routes = lazyRoutes(['one-more', 'one-more/:id'], () => import('./route-pages.ts'));`,
  );
  writeFileSync(
    `${feature}/route-pages.ts`,
    `const load = () => import('./page.tsx');
export const pages = { 'one-more': { load }, 'one-more/:id': { load } };`,
  );
  writeFileSync(`${feature}/page.tsx`, 'export default () => <h1>One more</h1>;');
  const { code, output } = await run('pnpm', ['-C', copy, 'exec', 'vite', 'build'], { quiet: true });
  if (code !== 0) throw new Error(`The dashboard with one more feature was not built:\n${output}`);
  return `${copy}/dist`;
};

if (process.argv.includes('--check')) {
  const withOneMore = manifestOf(await buildWithOneMoreFeature());
  for (const { name, entries } of PAGES) {
    const [before, after] = [built, withOneMore].map((build) => bytesOf(build, filesOf(build, entries)));
    over ||= after - before > MOST_OF_A_FEATURE[name];
    console.log(`${name}: ${after - before} of ${MOST_OF_A_FEATURE[name]} bytes more for one more feature`);
  }
  if (over || circle) process.exit(1);
}
