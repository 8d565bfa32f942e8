import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { inRoot, root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'dasbor-rehearsal-'));
// The copy links the modules of this checkout. Without this, pnpm would install into them, with links to the copy.
const READ_ONLY = { pnpm_config_verify_deps_before_run: 'false' };
after(() => rmSync(folder, { recursive: true, force: true }));

it('a release in a copy of the last commit has one version everywhere, notes, a snapshot and a tag', async () => {
  copyWithChangeset();
  const [major, minor] = manifestOf('packages/sdk').version.split('.').map(Number);

  const { code, output } = await run('node', ['scripts/release.mjs'], {
    quiet: true,
    cwd: folder,
    env: READ_ONLY,
  });

  assert.equal(code, 0, output);
  const version = manifestOf('packages/sdk').version;
  // Before 1.0.0, a breaking change raises the minor version.
  assert.equal(version, major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`);
  assert.equal(manifestOf('packages/contract').version, version);
  assert.equal(manifestOf('packages/mcp').version, version);
  assert.equal(manifestOf('packages/cli').version, version);
  assert.match(
    read('packages/sdk/CHANGELOG.md'),
    new RegExp(`## ${version}\n(?:.*\n)*- A rehearsed change\\.`),
  );
  const [released, now] = ['openapi/released.json', 'openapi/dist/openapi.json'].map((file) =>
    JSON.parse(read(file)),
  );
  assert.equal(released.info.version, version);
  assert.deepEqual(Object.keys(released.paths), Object.keys(now.paths));
  assert.equal(
    realpathSync(inRoot('apps/dashboard/node_modules/@dasbor/domain')),
    realpathSync(inRoot('packages/domain')),
  );
  assert.equal(git('status', '--porcelain'), '');
  assert.equal(git('describe', '--exact-match').trim(), `v${version}`);
  assert.deepEqual(
    readdirSync(join(folder, '.changeset')).filter((file) => file.endsWith('.md')),
    [],
  );
});

const IN_CI = {
  GITHUB_ACTIONS: 'true',
  ACTIONS_ID_TOKEN_REQUEST_URL: 'http://127.0.0.1:1/token',
  GITHUB_SERVER_URL: 'https://github.example',
  GITHUB_REPOSITORY: 'dasbor/dasbor',
};
/** Nobody listens there; without retries that is known at once. */
const NO_REGISTRY = { pnpm_config_registry: 'http://127.0.0.1:9', pnpm_config_fetch_retries: '0' };
const publish = (env, args = ['--dry-run']) =>
  run('node', ['scripts/publish.mjs', ...args], {
    quiet: true,
    cwd: folder,
    env: { ...READ_ONLY, ...env },
  });

it('a release is published by the CI alone, and each package names the repository that the CI proves', async () => {
  const elsewhere = await publish({ GITHUB_ACTIONS: '', GITLAB_CI: '' });
  const { code, output } = await publish(IN_CI);

  assert.equal(elsewhere.code, 1);
  assert.match(elsewhere.output, /^publish stopped: Publish from GitHub Actions/);
  assert.equal(code, 0, output);
  const { version } = manifestOf('packages/sdk');
  for (const name of ['sdk', 'contract']) {
    const tarball = join(folder, `.cache/release/dasbor-${name}-${version}.tgz`);
    const packed = execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' });
    assert.deepEqual(JSON.parse(packed).repository, {
      type: 'git',
      url: 'git+https://github.example/dasbor/dasbor.git',
      directory: `packages/${name}`,
    });
  }
  assert.equal(git('status', '--porcelain'), '');
});

it('a release is not published if the registry answers no audit', async () => {
  const { code, output } = await publish({ ...IN_CI, ...NO_REGISTRY }, []);

  assert.equal(code, 1);
  assert.match(output, /^publish stopped: the registry answers no audit/);
});

it('a commit without the tag of its release is not published', async () => {
  git('commit', '--quiet', '--allow-empty', '--message', 'After the release');

  const { code, output } = await publish(IN_CI);

  assert.equal(code, 1);
  assert.match(output, /^publish stopped: This commit is not the release v.+: its tag is missing/);
  git('reset', '--quiet', '--hard', 'HEAD~1');
});

it('a release whose tag exists leaves the checkout unchanged', async () => {
  writeFileSync(join(folder, '.changeset/again.md'), `---\n'@dasbor/sdk': patch\n---\n\nAnother change.\n`);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Rehearse again');
  const [major, minor, patch] = manifestOf('packages/sdk').version.split('.');
  const next = `v${major}.${minor}.${Number(patch) + 1}`;
  git('tag', next);

  const { code, output } = await run('node', ['scripts/release.mjs'], {
    quiet: true,
    cwd: folder,
    env: READ_ONLY,
  });

  assert.equal(code, 1);
  assert.equal(output, `pnpm release stopped: There is a tag ${next} already.\n`);
  assert.equal(git('status', '--porcelain'), '');
  git('reset', '--quiet', '--hard', 'HEAD~1');
});

it('a second release without a changeset is refused', async () => {
  const { code, output } = await run('node', ['scripts/release.mjs'], {
    quiet: true,
    cwd: folder,
    env: READ_ONLY,
  });

  assert.equal(code, 1);
  assert.equal(output, 'pnpm release stopped: There is nothing to release: .changeset has no changeset.\n');
});

const copyWithChangeset = () => {
  execFileSync('git', ['clone', '--quiet', '--shared', root, folder], { stdio: 'pipe' });
  git('checkout', '--quiet', '-B', 'main');
  git('config', 'user.name', 'Rehearsal');
  git('config', 'user.email', 'rehearsal@example.test');
  linkModules();
  writeFileSync(
    join(folder, '.changeset/rehearsed.md'),
    `---\n'@dasbor/sdk': major\n---\n\nA rehearsed change.\n`,
  );
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Rehearse');
};

/** Links the installed packages, which the copy only reads. */
const linkModules = () => {
  const packages = ['packages', 'apps', 'examples'].flatMap((parent) =>
    readdirSync(inRoot(parent)).map((name) => `${parent}/${name}`),
  );
  for (const at of ['.', 'bench', 'e2e', ...packages].filter((one) =>
    existsSync(inRoot(one, 'node_modules')),
  ))
    symlinkSync(inRoot(at, 'node_modules'), join(folder, at, 'node_modules'));
};

const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

const read = (file) => readFileSync(join(folder, file), 'utf8');

const manifestOf = (packageFolder) => JSON.parse(read(`${packageFolder}/package.json`));
