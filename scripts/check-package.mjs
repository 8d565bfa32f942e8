// Builds the SDK and checks it as its users' tools see it: publint and are-the-types-wrong on the tarball, a strict consumer compiled
// against its types, types for older compilers, documentation on hover, the cost of a call and an import, and the unpacked size.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { ensurePackage, packedProject, tarballOf } from './lib/build.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

// Most of the package is types: each operation adds its own, with their documentation.
const BYTES_PER_OPERATION = 8_500;
// Generic only since TypeScript 5.7: an older compiler rejects the whole file with TS2315.
const TYPED_ARRAY_OF = /\b(?:(?:Int|Uint|Float|BigInt|BigUint)\d\w*Array|DataView)</;
await ensurePackage();
const tarball = tarballOf(packedProject);
const STEPS = [
  ['pnpm', ['-C', 'packages/sdk', 'exec', 'publint', '--strict', tarball]],
  ['pnpm', ['-C', 'packages/sdk', 'exec', 'attw', tarball]],
  ['pnpm', ['-C', 'packages/sdk', 'exec', 'tsc', '-p', '../../e2e/runtimes/tsconfig.published.json']],
  ['node', ['scripts/check-hover.mjs']],
  ['node', ['bench/sdk/speed.mjs', '--check']],
];
for (const [command, args] of STEPS) {
  const { code, output } = await run(command, args, { quiet: true });
  if (code === 0) continue;
  console.error(output);
  process.exit(1);
}

const dist = inRoot('packages/sdk/dist');
const files = readdirSync(dist, { recursive: true });
const tooNew = files.filter(
  (name) => /\.d\.c?ts$/.test(name) && TYPED_ARRAY_OF.test(readFileSync(`${dist}/${name}`, 'utf8')),
);
if (tooNew.length > 0) {
  console.error(`TypeScript 5.6 cannot read ${tooNew.join(', ')}: export Uint8Array without a type.`);
  process.exit(1);
}
// All files of an installation, including README, LICENSE and package.json.
const installed = `${packedProject}/node_modules/@dasbor/sdk`;
const bytes = readdirSync(installed, { recursive: true })
  .map((name) => statSync(`${installed}/${name}`))
  .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
const { paths } = JSON.parse(readFileSync(inRoot('openapi/dist/served.json'), 'utf8'));
const operations = Object.values(paths)
  .flatMap((path) => Object.values(path))
  .filter(({ operationId }) => operationId);
const allowed = operations.length * BYTES_PER_OPERATION;
if (bytes > allowed) {
  console.error(
    `The unpacked package has ${bytes} bytes, more than ${allowed} for ${operations.length} operations.`,
  );
  process.exit(1);
}
console.log(
  `package: clean, ${(bytes / 1e6).toFixed(3)} MB unpacked for ${operations.length} operations of at most ${BYTES_PER_OPERATION} bytes`,
);
