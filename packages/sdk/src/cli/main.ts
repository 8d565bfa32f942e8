#!/usr/bin/env node
import { runCommand } from './run-command.ts';

const interrupted = new AbortController();
// The first Ctrl-C lets the event under way arrive; the second one is Node's own, at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`dasbor: ${line}\n`),
  signal: interrupted.signal,
});
