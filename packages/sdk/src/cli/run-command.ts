import { parseArgs } from 'node:util';
import manifest from '../../package.json' with { type: 'json' };
import { HELP } from './help.ts';
import { inOneLine } from './in-one-line.ts';
import { listen } from './listen.ts';
import { trigger } from './trigger.ts';
import { CommandError, type Given, type World } from './world.ts';

const OPTIONS = {
  forward: { type: 'string' },
  events: { type: 'string' },
  secret: { type: 'string' },
  api: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** Returns the exit code: 0, or 1 after a failure that is reported in one line. */
export const runCommand = async (args: readonly string[], world: World): Promise<number> => {
  try {
    const { values, positionals } = optionsIn(args);
    const [command, ...names] = positionals;
    if (values.version) {
      world.say(manifest.version);
      return 0;
    }
    if (values.help || command === undefined) {
      world.say(HELP);
      return values.help ? 0 : 1;
    }
    const given: Given = { ...values, names };
    if (command === 'listen') return await listen(given, world);
    if (command === 'trigger') return await trigger(given, world);
    throw new CommandError(`there is no command ${command}; there are listen and trigger`);
  } catch (error) {
    world.complain(inOneLine(error));
    return 1;
  }
};

/** Node's option errors have several sentences. */
const optionsIn = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const [, option] = /'(?:-\w, )?(-{1,2}[^\s'=<]+)/.exec(String(error)) ?? [];
    if (option === undefined) throw error;
    throw new CommandError(`${whatIsWrong(option)}; dasbor --help names those there are`);
  }
};

const whatIsWrong = (option: string): string => {
  const known = Object.entries(OPTIONS).find(([name]) => option === `--${name}`)?.[1];
  if (!known) return `there is no option ${option}`;
  return known.type === 'string' ? `${option} needs a value after it` : `${option} takes no value`;
};
