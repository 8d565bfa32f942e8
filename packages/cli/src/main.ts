#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { askAt } from './ask.ts';
import { runCommand } from './run-command.ts';

const interrupted = new AbortController();
// The first Ctrl-C delivers the current event; the second one is Node's default and exits at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());
// The reader of a pipe may leave early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const BROWSERS: Readonly<Record<string, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

const browse = (url: string): void => {
  const [command, ...args] = BROWSERS[process.platform] ?? ['xdg-open'];
  // Without a shell: the address is one argument. A machine without a browser shows the printed address.
  const browser = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  browser.once('error', () => undefined);
  browser.unref();
};

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`dasbor: ${line}\n`),
  signal: interrupted.signal,
  columns: process.stdout.isTTY ? process.stdout.columns || 80 : undefined,
  ask: process.stdin.isTTY && process.stderr.isTTY ? askAt(process.stdin, process.stderr) : undefined,
  browse,
  readInput: () => text(process.stdin),
});
