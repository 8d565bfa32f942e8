import type { Given } from '../command.ts';
import { CommandError, type World } from '../world.ts';
import { refusePlainHttp } from './address.ts';
import { HOSTS, type Mode, modeOf, modeWord } from './mode.ts';
import { readStored } from './store.ts';

/** The key of a command and the host that it calls. */
export type Access = { key: string; mode: Mode; api: string; isStored: boolean };

/** From `DASBOR_KEY`, else from `dasbor login`. */
export const accessOf = async (given: Given, world: World): Promise<Access> => {
  const found = await accessIfAny(given, world);
  if (found) {
    refusePlainHttp(found.api);
    return found;
  }
  throw new CommandError(
    given.is('live')
      ? 'no live key is stored: run dasbor login --live, or set DASBOR_KEY'
      : 'no key is stored: run dasbor login, or set DASBOR_KEY',
  );
};

export const accessIfAny = async (given: Given, world: World): Promise<Access | undefined> => {
  const key = world.env['DASBOR_KEY'];
  if (key) return accessByKey(key, given, world);
  const mode = given.is('live') ? 'live' : 'sandbox';
  const stored = await readStored(world, mode);
  if (!stored) return undefined;
  const asked = askedHost(given, world);
  // A key goes only to the host that issued it, whatever a project's environment says.
  if (asked !== undefined && asked !== stored.api)
    throw new CommandError(
      `your key is for ${stored.api}, not for ${asked}: run dasbor login --api ${asked}, or set DASBOR_KEY`,
    );
  return { key: stored.key, mode, api: stored.api, isStored: true };
};

const accessByKey = (key: string, given: Given, world: World): Access => {
  const mode = modeOf(key);
  if (given.is('live') && mode !== 'live')
    throw new CommandError('DASBOR_KEY is a sandbox key: leave out --live, or unset it');
  return { key, mode, api: askedHost(given, world) ?? HOSTS[mode], isStored: false };
};

/** `--api` or `DASBOR_URL`, without a slash at the end. */
export const askedHost = (given: Given, { env }: World): string | undefined =>
  (given.text('api') ?? env['DASBOR_URL'])?.replace(/\/+$/, '') || undefined;

/** Confirms a write. Each one names its mode, and a person agrees to a live one. */
export const confirmWrite = async (
  what: string,
  { mode, api }: Access,
  given: Given,
  world: World,
): Promise<void> => {
  world.complain(`${what} in ${modeWord(mode)} (${api})`);
  if (mode !== 'live' || given.is('yes')) return;
  if (!world.ask) throw new CommandError('a live write needs a person at the terminal, or --yes');
  const answer = await world.ask('This is LIVE: real money. Type yes to go on: ');
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandError('nothing was sent', 1);
};
