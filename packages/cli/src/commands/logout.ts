import { revokeKey } from '../access/current-key.ts';
import { modeWord } from '../access/mode.ts';
import { readStored, writeStored } from '../access/store.ts';
import type { Command } from '../command.ts';
import { CommandError, EXIT } from '../world.ts';

const REVOKED = 'The key is revoked and deleted.';
const KEPT =
  'The key is deleted from this computer. It was typed, so it is not revoked. You can revoke it in Settings > API keys.';

/** Deletes the stored key. Only a key that `dasbor login` made is revoked: others may use one that was typed. */
export const logout: Command = {
  usage: 'logout [--live]',
  about: 'deletes the stored key from this computer, and revokes it if dasbor login made it',
  options: () => ({ live: { type: 'boolean', about: 'the live key' } }),
  run: async (given, world) => {
    const mode = given.is('live') ? 'live' : 'sandbox';
    const stored = await readStored(world, mode);
    if (!stored) throw new CommandError(`no ${modeWord(mode)} key is stored`);
    // After a failure the key is still stored, so that logout can be repeated.
    if (stored.made) await revokeKey(stored);
    await writeStored(world, mode, undefined);
    world.say(`Signed out of ${modeWord(mode)}. ${stored.made ? REVOKED : KEPT}`);
    return EXIT.done;
  },
};
