import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const inFolder = (folder: string) =>
  readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith('.md'))
    .map((name) => folder + name);
const scriptsOf = (folder: string) =>
  (JSON.parse(read(`${folder}package.json`)) as { scripts: Record<string, string> }).scripts;

const EXAMPLES = ['examples/back-office/', 'examples/shop/'];
const scripts = ['', ...EXAMPLES].flatMap((folder) => Object.entries(scriptsOf(folder)));
const files = [
  'README.md',
  'CONTRIBUTING.md',
  ...EXAMPLES.map((folder) => `${folder}README.md`),
  ...inFolder('docs/'),
  ...inFolder('apps/docs/guides/'),
  ...inFolder('apps/docs/id/guides/'),
];

const commandsOf = (name: string) => {
  const found = scripts.filter(([script]) => script === name).map(([, command]) => command);
  return found.length > 0 ? found : [''];
};

// Whoever has only the Node 20 that the README asks for gets the pinned one, which runs TypeScript.
test.each(files)('every npm command of %s brings the Node that it needs', (file) => {
  for (const [, run, name = run ?? ''] of read(file).matchAll(/\bnpm (?:(start|test)\b|run ([a-z][\w:-]*))/g))
    for (const command of commandsOf(name))
      expect.soft(command, name).toMatch(/^node (\.\.\/\.\.\/)?scripts\/with-toolchain\.mjs /);
});

test.each(EXAMPLES)('every command of %s starts a file that is there', (folder) => {
  for (const [name, command] of Object.entries(scriptsOf(folder)))
    for (const [file] of command.matchAll(/\S+\.m?[jt]s\b/g))
      expect.soft(existsSync(new URL(folder + file, root)), `${name}: ${file}`).toBe(true);
});

// VitePress and Vite crash at two of them, and `npm run docs:dev -- --port 4448` adds one.
test.each(['', 'apps/docs/', 'apps/dashboard/'])(
  'no command of %s names a port behind which another may be given',
  (folder) => {
    for (const [name, command] of Object.entries(scriptsOf(folder)))
      expect.soft(command, name).not.toContain('--port');
  },
);

test.each(files)('%s names pnpm only where it says where that comes from', (file) => {
  const text = read(file);

  if (/`pnpm |^pnpm /m.test(text)) expect(text).toMatch(/\.toolchain|CONTRIBUTING\.md#daily-work/);
});
