// Builds the SDK and checks it as its users' tools will see it: publint and are-the-types-wrong on the packed package.
import { run } from './lib/run.mjs';

const STEPS = [
  ['pnpm', ['-C', 'packages/sdk', 'run', 'build']],
  ['pnpm', ['-C', 'packages/sdk', 'exec', 'publint', '--strict']],
  ['pnpm', ['-C', 'packages/sdk', 'exec', 'attw', '--pack', '.']],
];
for (const [command, args] of STEPS) {
  const { code, output } = await run(command, args, { quiet: true });
  if (code === 0) continue;
  console.error(output);
  process.exit(1);
}
console.log('package: clean');
