#!/usr/bin/env node
import { explain } from '@dasbor/sdk/errors';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { connect } from './api.ts';
import { loadTools } from './contract/load.ts';
import { makeServer } from './server.ts';
import { readSettings, SettingsError } from './settings.ts';

/** `tsup` inserts the version from package.json. */
declare const MCP_VERSION: string | undefined;
const version = typeof MCP_VERSION === 'string' ? MCP_VERSION : '0.0.0-source';

const HELP = `dasbor-mcp: a Model Context Protocol server of the Dasbor API, over standard input and output

  DASBOR_API_KEY=dp_test_… DASBOR_URL=https://api.example.com dasbor-mcp [--allow-writes]

  --allow-writes   also offers the tools that write, each in two steps: an intent with a summary, then confirm

DASBOR_API_KEY is an API key. Its scopes decide which tools there are, and its mode which data they read. DASBOR_KEY is read if
DASBOR_API_KEY is not set. DASBOR_URL is the origin of the API for that mode; without it, the API on this machine.`;

// Standard output belongs to the protocol.
const say = (line: string) => void process.stderr.write(`dasbor-mcp: ${line}\n`);

const main = async (): Promise<void> => {
  const settings = readSettings(process.argv.slice(2), process.env);
  const api = connect(settings);
  const key = await api.readKey();
  const { server, offered } = makeServer({ api, key, tools: loadTools(), settings, version });
  await server.connect(new StdioServerTransport());
  say(
    `${offered.length} tools, ${settings.mode} mode, writes ${settings.allowWrites ? 'in two steps' : 'off'}`,
  );
};

if (process.argv.includes('--help')) console.log(HELP);
else
  await main().catch((error: unknown) => {
    const { title, action } = explain(error, 'en');
    const isOfArguments = String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');
    say(error instanceof SettingsError || isOfArguments ? (error as Error).message : `${title} ${action}`);
    process.exitCode = 1;
  });
