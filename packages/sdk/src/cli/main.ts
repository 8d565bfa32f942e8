#!/usr/bin/env node
import { runCommand } from './run-command.ts';

const interrupted = new AbortController();
// The first Ctrl-C delivers the current event; the second one is Node's default and exits at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`dasbor: ${line}\n`),
  signal: interrupted.signal,
});
