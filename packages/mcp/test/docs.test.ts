import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { loadTools } from '../src/contract/load.ts';
import { readSettings } from '../src/settings.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const readme = read('../README.md');
const guide = read('../../../apps/docs/guides/mcp.md');

type Entry = { command: string; args: string[]; env: Record<string, string> };
type Config = Partial<Record<'mcpServers' | 'servers', { dasbor: Entry }>>;
const configs = [...`${readme}\n${guide}`.matchAll(/^```json\n([^]*?)^```$/gm)].map(([, json = '']) => {
  const { mcpServers, servers } = JSON.parse(json) as Config;
  return (mcpServers ?? servers)?.dasbor;
});

test('every configuration that is shown starts this package with settings that it takes', () => {
  expect(configs).toHaveLength(5);
  for (const entry of configs) {
    const [yes, name, ...args] = entry?.args ?? [];
    expect([entry?.command, yes, name]).toEqual(['npx', '-y', manifest.name]);
    const env = Object.keys(entry?.env ?? {});
    expect(env).toEqual(['DASBOR_API_KEY', 'DASBOR_URL']);
    const values = { DASBOR_API_KEY: 'dp_test_1', DASBOR_URL: 'http://localhost:4001' };
    expect(readSettings(args, values).mode).toBe('sandbox');
  }
});

test('the configuration for the inspector, as the shell writes it, has the values and is only for its user', () => {
  const [, commands = ''] = /^```sh\n([^]*?\nEND\n)/m.exec(readme) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'dasbor-mcp-'));
  const values = { DASBOR_API_KEY: 'dp_test_1', DASBOR_URL: 'http://localhost:4001' };
  execFileSync('sh', ['-c', commands], { cwd: folder, env: { ...process.env, ...values } });
  const file = join(folder, 'inspector.json');
  const { mcpServers } = JSON.parse(readFileSync(file, 'utf8')) as Config;
  const mode = statSync(file).mode & 0o777;
  rmSync(folder, { recursive: true });

  expect(mcpServers?.dasbor).toEqual({ command: 'npx', args: ['-y', manifest.name], env: values });
  expect(mode).toBe(0o600);
});

test('every tool that the README and the guide name exists', () => {
  const names = new Set(loadTools().map((tool) => tool.name));
  const named = [
    ...`${readme}\n${guide}`.matchAll(/`((?:list|get|create|cancel|submit|search|update|replay)[A-Z]\w+)`/g),
  ];

  expect(named.map(([, name = '']) => name).filter((name) => !names.has(name))).toEqual([]);
});
