import { parseArgs } from 'node:util';

export type Settings = { key: string; baseUrl: string; mode: Mode; allowWrites: boolean };
export type Mode = 'live' | 'sandbox';
type Env = Readonly<Record<string, string | undefined>>;

/** A sentence for the person who configured the server. */
export class SettingsError extends Error {}

export const readSettings = (args: readonly string[], env: Env): Settings => {
  refuseKeyIn(args);
  const { values } = parseArgs({ args: [...args], options: { 'allow-writes': { type: 'boolean' } } });
  const key = env['DASBOR_API_KEY'] ?? env['DASBOR_KEY'];
  if (!key)
    throw new SettingsError(
      'Set DASBOR_API_KEY to an API key (Settings > API keys in the dashboard) in the environment of the server.',
    );
  const mode = modeOf(key);
  return { key, mode, baseUrl: addressOf(env, mode), allowWrites: values['allow-writes'] ?? false };
};

/** The list of processes and the history of commands show arguments. */
const refuseKeyIn = (args: readonly string[]): void => {
  if (args.some((arg) => /dp_(?:live|test)_/.test(arg)))
    throw new SettingsError(
      'Do not pass a key as an argument: other programs can read it. Set DASBOR_API_KEY, and replace this key.',
    );
};

const modeOf = (key: string): Mode => {
  const [, mode] = /^dp_(live|test)_[\w-]+$/.exec(key) ?? [];
  if (!mode)
    throw new SettingsError('DASBOR_API_KEY is not an API key: it begins with dp_live_ or dp_test_.');
  return mode === 'live' ? 'live' : 'sandbox';
};

/** As the command `dasbor` does: without an address, the API on this machine. */
const addressOf = (env: Env, mode: Mode): string => {
  const url = env['DASBOR_URL'] ?? `http://localhost:${mode === 'live' ? 4000 : 4001}`;
  if (!/^https?:\/\/[^/@?#]+\/?$/.test(url))
    throw new SettingsError('DASBOR_URL is the origin of the API, such as https://api.example.com.');
  return url;
};
