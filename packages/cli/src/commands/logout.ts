import { ForbiddenError, UnauthorizedError } from '@dasbor/sdk';
import { revokeKey } from '../access/current-key.ts';
import { modeWord } from '../access/mode.ts';
import { readStored, writeStored } from '../access/store.ts';
import type { Command } from '../command.ts';
import { CommandError, EXIT } from '../world.ts';

/** Revokes the stored key and deletes it. */
export const logout: Command = {
  usage: 'logout [--live]',
  about: 'revokes the stored key and deletes it from this computer',
  options: () => ({ live: { type: 'boolean', about: 'the live key' } }),
  run: async (given, world) => {
    const mode = given.is('live') ? 'live' : 'sandbox';
    const stored = await readStored(world, mode);
    if (!stored) throw new CommandError(`no ${modeWord(mode)} key is stored`);
    try {
      await revokeKey(stored);
    } catch (error) {
      // A key that has ended already only has to be deleted. Otherwise it stays, so that logout can be repeated.
      if (!(error instanceof UnauthorizedError || error instanceof ForbiddenError)) throw error;
    }
    await writeStored(world, mode, undefined);
    world.say(`Signed out of ${modeWord(mode)}. The key is revoked and deleted.`);
    return EXIT.done;
  },
};
