import { accessOf } from '../access/access.ts';
import { currentKey } from '../access/current-key.ts';
import { modeWord } from '../access/mode.ts';
import { API_OPTIONS, type Command, JSON_OPTION } from '../command.ts';
import { jsonLine, safe } from '../output/safe.ts';
import { written } from '../output/written.ts';
import { EXIT } from '../world.ts';

/** Says which key the other commands use. */
export const whoami: Command = {
  usage: 'whoami [--live] [--json]',
  about: 'says which merchant, mode and key the other commands use',
  options: () => ({ ...JSON_OPTION, ...API_OPTIONS }),
  run: async (given, world) => {
    const access = await accessOf(given, world);
    const { merchant, ...key } = await currentKey(access);
    if (given.is('json')) {
      world.say(jsonLine({ ...key, merchant }));
      return EXIT.done;
    }
    const scopes = Object.entries(key.scopes).filter(([, level]) => level !== 'none');
    const lines: [string, string][] = [
      ['merchant', `${merchant.name} (${merchant.id})`],
      ['mode', modeWord(access.mode)],
      ['api', access.api],
      ['key', `${key.name} (${key.id}, …${key.last_four})`],
      ['from', access.isStored ? 'dasbor login' : 'DASBOR_KEY'],
      ['expires', key.expires_at === null ? 'never' : written(key.expires_at, 'time')],
      ['scopes', scopes.map(([resource, level]) => `${resource}:${level}`).join(' ') || 'none'],
    ];
    for (const [name, value] of lines) world.say(`${name.padEnd(8)}  ${safe(value)}`);
    return EXIT.done;
  },
};
