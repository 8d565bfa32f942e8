// Gzip size of the JavaScript that the login screen and a first list page load cold, from the build's own manifest.
// Budgets: login 177 kB, list 194 kB (a bare React + Chakra + router + SWR + i18next + formik/yup login is 175, its list 153).
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { ensureDashboard } from '../../scripts/lib/build.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';

// What each screen loads before it can be used, its words in Indonesian included; what is fetched ahead when idle (the
// next page, the words of errors) is not counted.
const PAGES = [
  {
    name: 'login screen',
    budgetKb: 177,
    entries: ['index.html', 'auth/pages/login-page.tsx', 'auth/locales/id.json', 'i18n/locales/id.json'],
  },
  {
    name: 'payments list',
    budgetKb: 194,
    entries: [
      'index.html',
      'shell/shell.tsx',
      'payments/pages/payments-page.tsx',
      'app/locales/id.json',
      'payments/locales/id.json',
      'shared/status/locales/id.json',
      'shared/list/locales/id.json',
      'i18n/locales/id.json',
    ],
  },
];

await ensureDashboard();
const dist = inRoot('apps/dashboard/dist');
const manifestFile = `${dist}/.vite/manifest.json`;
if (!existsSync(manifestFile))
  throw new Error('The dashboard was built without a manifest (build.manifest in vite.config.ts).');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

let over = false;
for (const { name, budgetKb, entries } of PAGES) {
  const files = new Set(entries.flatMap((entry) => chunksOf(keyOf(entry))));
  const kb =
    [...files].reduce(
      (sum, file) => sum + gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length,
      0,
    ) / 1000;
  over ||= kb > budgetKb;
  console.log(`${name}: ${kb.toFixed(1)} kB of ${budgetKb} kB gzip in ${files.size} files`);
}
const circle = circleOf(Object.keys(manifest));
if (circle) console.log(`files that load each other run in an order that nobody chose: ${circle}`);
if ((over || circle) && process.argv.includes('--check')) process.exit(1);

function keyOf(entry) {
  const key = Object.keys(manifest).find((name) => name === entry || name.endsWith(`/${entry}`));
  if (!key) throw new Error(`${entry} is not in the build's manifest.`);
  return key;
}

function chunksOf(key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => chunksOf(name, seen))].filter((file) =>
    file.endsWith('.js'),
  );
}

function circleOf(keys, above = [], done = new Set()) {
  for (const key of keys) {
    if (above.includes(key))
      return [...above.slice(above.indexOf(key)), key].map((at) => manifest[at].name ?? at).join(' → ');
    if (done.has(key)) continue;
    const circle = circleOf(manifest[key].imports ?? [], [...above, key], done);
    if (circle) return circle;
    done.add(key);
  }
  return undefined;
}
