// `pnpm release`: version → contract snapshot → build → tarball checks → publish --dry-run → commit and tag. Publishes nothing; the
// last lines give the commands that do. Run it on a clean checkout of main. If a step fails, the checkout is restored.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stopSentence } from './lib/test-run/before-the-steps.mjs';
import { ensureContract, ensurePackage } from './lib/build.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { readNews, withNews } from './lib/whats-new.mjs';
import { checkTarball, packTo } from './lib/tarball.mjs';

/** All have the same version (`fixed` in .changeset/config.json), which is also the contract's. */
const PACKAGES = ['packages/sdk', 'packages/contract', 'packages/cli'];
const CONTRACT = inRoot('openapi/openapi.yaml');

let isBegun = false;

const undo = () => {
  for (const args of [
    ['reset', '--quiet', '--hard'],
    ['clean', '--quiet', '--force', '--', '.changeset', 'openapi', 'packages'],
  ])
    spawnSync('git', args, { cwd: root });
};

process.on('uncaughtException', (error) => {
  if (error.message.includes('\n')) console.error(`${error.message}\n`);
  if (isBegun) undo();
  console.error(stopSentence(error, 'pnpm release'));
  process.exit(1);
});

const output = async (command, args) => (await must(command, args)).trim();

const must = async (command, args) => {
  const { code, output: said } = await run(command, args, { quiet: true });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${said}`);
  return said;
};

const branch = await output('git', ['branch', '--show-current']);
if (branch !== 'main') throw new Error(`The branch is ${branch || 'none'}, not main.`);
const changed = await output('git', ['status', '--porcelain']);
if (changed) throw new Error(`Commit or undo these first:\n${changed}`);
const waiting = readdirSync(inRoot('.changeset')).filter((file) => file.endsWith('.md'));
if (waiting.length === 0) throw new Error('There is nothing to release: .changeset has no changeset.');

// From here on, only the release changes files.
isBegun = true;

/** Before 1.0.0 a breaking change raises the minor version, but `changeset version` would release 1.0.0. */
const makeMajorMinor = (changeset) => {
  const file = inRoot('.changeset', changeset);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(/^---\n[^]*?\n---/, (head) => head.replaceAll(/:[ \t]*major[ \t]*$/gm, ': minor')),
  );
};

const sdkVersion = () => JSON.parse(readFileSync(inRoot('packages/sdk/package.json'), 'utf8')).version;

if (sdkVersion().startsWith('0.')) waiting.forEach(makeMajorMinor);
await must('pnpm', ['exec', 'changeset', 'version']);
const version = sdkVersion();
if (await output('git', ['tag', '--list', `v${version}`]))
  throw new Error(`There is a tag v${version} already.`);

const writeContractVersion = (to) => {
  const text = readFileSync(CONTRACT, 'utf8');
  writeFileSync(CONTRACT, text.replace(/^( {2}version: ).*$/m, `$1${to}`));
};

writeContractVersion(version);
const changelog = inRoot('packages/sdk/CHANGELOG.md');
writeFileSync(changelog, withNews(readFileSync(changelog, 'utf8'), readNews(inRoot('docs/whats-new'))));
await ensureContract();
await must('node', ['--disable-warning=ExperimentalWarning', 'scripts/contract-changes.mjs', '--release']);
await must('pnpm', ['exec', 'oxfmt', '.changeset', 'openapi', ...PACKAGES]);

await ensurePackage();
for (const folder of ['packages/contract', 'packages/cli'])
  await must('pnpm', ['-C', folder, 'run', 'build']);
const tarballs = [];
for (const folder of PACKAGES) {
  const tarball = await packTo(inRoot('.cache/release'), folder);
  await checkTarball(tarball, { version });
  await must('npm', ['publish', '--dry-run', '--access', 'public', '--ignore-scripts', tarball]);
  tarballs.push(tarball);
}

await must('git', ['add', '--all']);
await must('git', ['commit', '--quiet', '--message', `Release ${version}`]);
await must('git', ['tag', '--annotate', `v${version}`, '--message', `Release ${version}`]);
console.log(`Released ${version} here: a commit and the tag v${version}. To publish it:`);
console.log(`  git push --follow-tags`);
for (const tarball of tarballs) console.log(`  npm publish --access public ${tarball}`);
