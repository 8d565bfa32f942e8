// `pnpm test:runtimes`: the packed SDK, installed as a dependency, calls the reference API in every supported runtime. Each consumer
// signs in, reads a list, verifies a webhook and signs for SNAP (consumer/steps.cjs), or is type-checked. Ends with "N passed, N
// failed".
import { rm } from 'node:fs/promises';
import { startApiServer } from '../../scripts/lib/api-server.mjs';
import { API_PORT, PAGE_URL, SANDBOX_URL } from './addresses.ts';
import { bundle, type Check, CHECKS } from './checks.ts';
import { makeInput } from './input.ts';
import { makeProject } from './project.ts';
import { startRedirects } from './redirects.ts';
import { ensureTools } from './tools.ts';

const begun = performance.now();
const input = makeInput(SANDBOX_URL);
const failures: string[] = [];

await ensureTools();
const folder = await makeProject();

const tell = async ({ runtime, how, run }: Check, assertAfter: () => void): Promise<void> => {
  const from = performance.now();
  const failure = await run(folder, input)
    .then(assertAfter)
    .then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  const name = `${runtime.padEnd(13)} ${how.padEnd(17)}`;
  if (failure) failures.push(`──── ${runtime}, ${how} ────\n${failure}`);
  console.log(
    `${failure ? 'FAIL' : 'ok  '} ${name} ${((performance.now() - from) / 1000).toFixed(1).padStart(5)} s`,
  );
};

try {
  const stop = await startApiServer(API_PORT, { DASHBOARD_ORIGINS: PAGE_URL, SEED_PAYMENTS: '50' });
  const redirects = startRedirects();
  try {
    await bundle(folder);
    for (const check of CHECKS) await tell(check, redirects.assertNotFollowed);
  } finally {
    redirects.stop();
    await stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

for (const failure of failures) console.log(`\n${failure}`);
console.log(`\n${((performance.now() - begun) / 60_000).toFixed(1)} minutes`);
console.log(`${CHECKS.length - failures.length} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
