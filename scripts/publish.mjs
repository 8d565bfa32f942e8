// `node scripts/publish.mjs`: builds, packs, checks and publishes the packages of the released commit with provenance, so that anybody can
// see in the registry which commit and which run made a tarball. Only a run of GitHub Actions or GitLab CI can prove that, so nothing is
// published from anywhere else, and nothing whose known vulnerabilities could not be checked. `--dry-run` uploads nothing and checks none. .github/workflows/publish.yml calls it.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { ensureContract, ensurePackage } from './lib/build.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { PUBLISHED } from './lib/published.mjs';
import { run } from './lib/run.mjs';
import { advisoryFaults, readAdvisories } from './lib/supply/audit.mjs';
import { checkTarball, packTo } from './lib/tarball.mjs';

const isDry = process.argv.includes('--dry-run');

const must = async (command, args) => {
  const { code } = await run(command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
};
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
const manifestOf = (folder) => JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));

/** The address of the repository as this run of the CI proves it; the registry compares it with the manifest. */
const provenRepository = (env) => {
  if (env.GITHUB_ACTIONS && env.ACTIONS_ID_TOKEN_REQUEST_URL)
    return `git+${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}.git`;
  if (env.GITLAB_CI && env.SIGSTORE_ID_TOKEN) return `git+${env.CI_PROJECT_URL}.git`;
  throw new Error(
    'Publish from GitHub Actions with `id-token: write`, or from GitLab CI with the id token SIGSTORE_ID_TOKEN: nothing else gets provenance.',
  );
};

/** `npm test` goes on without an answer of the registry; what is published must have been checked. */
const refuseUnaudited = async () => {
  const policy = JSON.parse(readFileSync(inRoot('scripts/lib/supply/policy.json'), 'utf8'));
  const today = new Date().toISOString().slice(0, 10);
  const faults = advisoryFaults(await readAdvisories(), policy, today, { mustAnswer: true });
  if (faults.length > 0) throw new Error(faults.join('\n'));
};

/** Packs from manifests that name the repository, and puts the committed ones back. */
const publish = async ({ repository, version }) => {
  try {
    for (const folder of PUBLISHED) {
      const manifest = {
        ...manifestOf(folder),
        repository: { type: 'git', url: repository, directory: folder },
      };
      writeFileSync(inRoot(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      if (folder !== 'packages/sdk') await must('pnpm', ['-C', folder, 'run', 'build']);
      const tarball = await packTo(inRoot('.cache/release'), folder);
      await checkTarball(tarball, { version });
      const dry = isDry ? ['--dry-run'] : ['--provenance'];
      await must('npm', ['publish', '--access', 'public', '--ignore-scripts', ...dry, tarball]);
    }
  } finally {
    git('checkout', '--quiet', '--', ...PUBLISHED);
  }
};

try {
  const repository = provenRepository(process.env);
  const { version } = manifestOf('packages/sdk');
  if (git('describe', '--exact-match', '--match', 'v*') !== `v${version}`)
    throw new Error(`This commit is not the release v${version}: its tag is missing.`);
  if (git('status', '--porcelain')) throw new Error('The checkout has changes.');
  if (!isDry) await refuseUnaudited();

  await ensureContract();
  await ensurePackage();
  await publish({ repository, version });
} catch (error) {
  console.error(`publish stopped: ${error.message}`);
  process.exitCode = 1;
}
