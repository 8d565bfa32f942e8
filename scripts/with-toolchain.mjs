#!/usr/bin/env node
// Runs a command with the Node and pnpm versions pinned in package.json ("toolchain"), and downloads into .toolchain/ only what the
// machine lacks. Plain Node >= 16, no dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { toolchain, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const dir = join(root, '.toolchain');
const win = process.platform === 'win32';
// pnpm's output if everything is installed.
const NOTHING_TO_DO =
  /^(Scope: all|✓ Lockfile passes|Lockfile is up to date|Already up to date|Done in|\s*$)/;

// % and # have a special meaning in a module URL, and a colon separates folders in PATH.
const misread = [...new Set(root.match(win ? /[%#]/g : /[%#:]/g))];
if (misread.length) {
  console.error(
    `[toolchain] ${root} cannot be run from: use a folder without ${misread.join(' and ')} in its path`,
  );
  process.exit(1);
}

const atLeast = (have, want) => {
  const [h, w] = [have, want].map((v) =>
    v
      .replace(/^[^\d]*/, '')
      .split('.')
      .map(Number),
  );
  for (let i = 0; i < 3; i++) if (h[i] !== (w[i] ?? 0)) return h[i] > (w[i] ?? 0);
  return true;
};
const versionOf = (bin) => {
  const r = spawnSync(bin, ['--version'], { cwd: dirname(root), encoding: 'utf8', shell: win });
  return r.status === 0 ? r.stdout.trim().replace(/^v/, '') : null;
};

const need = [];
if (!atLeast(process.versions.node, engines.node)) {
  // The per-platform packages contain the binary itself: no install script, no other host.
  const os = win ? 'win' : process.platform;
  const pkg = `${os === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${os}-${process.arch}`;
  need.push(`${pkg}@${toolchain.node}`);
}
if (versionOf('pnpm') !== toolchain.pnpm) need.push(`pnpm@${toolchain.pnpm}`);

const env = { ...process.env };
if (need.length) {
  const stamp = join(dir, 'stamp');
  const wanted = need.join(' ');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    console.error(`[toolchain] installing ${wanted} into .toolchain/ (once)`);
    rmSync(dir, { recursive: true, force: true });
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'package.json'), '{"name":"toolchain","private":true}\n');
    const npmEnv = { ...env };
    for (const k of Object.keys(npmEnv))
      if (/^npm_(package|lifecycle|config_local_prefix)/.test(k)) delete npmEnv[k];
    const r = spawnSync(
      'npm',
      ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error', ...need],
      { cwd: dir, stdio: ['ignore', 2, 2], env: npmEnv, shell: win },
    );
    if (r.status !== 0) {
      console.error(
        `[toolchain] npm could not fetch ${need.join(' and ')}: check the network, or install Node ${engines.node} and pnpm ${toolchain.pnpm} yourself.`,
      );
      process.exit(r.status ?? 1);
    }
    writeFileSync(stamp, wanted);
  }
  env.PATH = [join(dir, 'node_modules', '.bin'), env.PATH].join(delimiter);
}

/** `pnpm install`, silent if there is nothing to do. */
const installDependencies = () => {
  const install = spawn('pnpm', ['install', ...(process.env.CI ? ['--frozen-lockfile'] : [])], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
    shell: win,
  });
  let held = '';
  for (const [from, to] of [
    [install.stdout, process.stdout],
    [install.stderr, process.stderr],
  ])
    from.on('data', (chunk) => {
      if (held !== undefined) held += chunk;
      if (held === undefined) to.write(chunk);
      else if (!held.split('\n').every((line) => NOTHING_TO_DO.test(line))) {
        to.write(held);
        held = undefined;
      }
    });
  return new Promise((resolve) => {
    install.on('error', (e) => {
      console.error(`[toolchain] pnpm: ${e.message}`);
      resolve(127);
    });
    install.on('close', (code) => {
      if (code !== 0 && held) process.stderr.write(held);
      resolve(code ?? 1);
    });
  });
};

if (!env.IN_TOOLCHAIN) {
  env.IN_TOOLCHAIN = '1';
  const status = await installDependencies();
  if (status !== 0) {
    console.error(
      '[toolchain] pnpm could not install the dependencies: check the network and the lines above.',
    );
    process.exit(status);
  }
}
const [cmd, ...args] = process.argv.slice(2);
const child = spawn(cmd, args, { stdio: 'inherit', env, shell: win });
for (const s of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(s, () => child.kill(s));
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 500).unref();
child.on('error', (e) => {
  console.error(`[toolchain] ${cmd}: ${e.message}`);
  process.exit(127);
});
child.on('exit', (code, signal) =>
  signal ? (process.removeAllListeners(signal), process.kill(process.pid, signal)) : process.exit(code),
);
