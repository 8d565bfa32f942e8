import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { root } from './paths.mjs';

/**
 * Runs a command in the checkout and waits for it.
 * @param {string} command @param {string[]} args @param {{ env?: Record<string, string>, cwd?: string, quiet?: boolean, yields?:
 * boolean }} [options]
 *   yields: runs at low priority
 * @returns {Promise<{ code: number, output: string }>} output is collected only if quiet
 */
export const run = (command, args, { env = {}, cwd = root, quiet = false, yields = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    // After it has exited and its output was read.
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 130 : 1), output }));
  });
