import { hostname } from 'node:os';
import { askedHost } from '../access/access.ts';
import { hostIn, refusePlainHttp } from '../access/address.ts';
import { currentKey, revokeKey } from '../access/current-key.ts';
import { HOSTS, modeOf, modeWord } from '../access/mode.ts';
import { signInByBrowser } from '../access/sign-in.ts';
import { type Stored, storeFile } from '../access/read-keys.ts';
import { readStored, writeStored } from '../access/store.ts';
import type { Command, Given } from '../command.ts';
import { safe } from '../output/safe.ts';
import { CommandError, EXIT, type World } from '../world.ts';

/** Gets a key and stores it for the other commands. */
export const login: Command = {
  usage: 'login [--live] [--key]',
  about: 'signs in by browser, and stores a sandbox key for 90 days',
  more: `The key is called "CLI on <this computer>" and can be revoked in Settings > API keys. With --live, a key that can only read live data;
somebody who may create keys approves it with a code. With --key, a key of yours is asked for and not shown.`,
  options: () => ({
    live: { type: 'boolean', about: 'a live key that can only read' },
    key: { type: 'boolean', about: 'type or pipe a key instead of using the browser' },
    'no-browser': { type: 'boolean', about: 'print the address, open nothing' },
    api: { type: 'string', about: 'the host of the API, also DASBOR_URL' },
  }),
  run: async (given, world) => {
    if (given.names.length > 0) throw new CommandError('a key is never an argument: use --key and type it');
    const mode = given.is('live') ? 'live' : 'sandbox';
    const api = askedHost(given, world) ?? HOSTS[mode];
    refusePlainHttp(api);
    const before = await readStored(world, mode);
    const stored = given.is('key') ? await typed(api, mode, world) : await byBrowser(api, given, world);
    const { merchant, ...key } = await currentKey(stored);
    await writeStored(world, mode, stored);
    world.say(
      safe(
        `Signed in to ${merchant.name} in ${modeWord(mode)} with the key "${key.name}" (…${key.last_four}).`,
      ),
    );
    world.say(`Stored in ${storeFile(world)}.`);
    if (before && before.key !== stored.key) await replace(before, given, world);
    return EXIT.done;
  },
};

/** A key that a sign-in by browser made would stay valid without anybody using it. A key that was typed may be in use elsewhere. */
const replace = async (before: Stored, given: Given, world: World): Promise<void> => {
  const isRevoked =
    before.made &&
    !given.is('key') &&
    (await revokeKey(before).then(
      () => true,
      () => false,
    ));
  if (!isRevoked)
    world.say('The key that was stored before is not revoked. You can revoke it in Settings > API keys.');
};

const byBrowser = async (api: string, given: Given, world: World): Promise<Stored> => {
  const options = { host: hostname(), isQuiet: given.is('no-browser') };
  const { key, dashboard } = await signInByBrowser(api, options, world);
  return { key, api, dashboard, made: true };
};

const typed = async (api: string, mode: string, world: World): Promise<Stored> => {
  const question = `API key for ${hostIn(api)}: `;
  const text = world.ask ? await world.ask(question, { hidden: true }) : await world.readInput();
  const key = text.trim();
  if (!/^dp_(live|test)_[\w-]+$/.test(key))
    throw new CommandError('this is no API key: it begins with dp_test_ or dp_live_');
  if (modeOf(key) !== mode)
    throw new CommandError(
      mode === 'live' ? 'this is a sandbox key: leave out --live' : 'this is a live key: add --live',
    );
  return { key, api };
};
