import { parseArgs } from 'node:util';
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
} as const;

/** Answers the exit code: 0, or 1 where it could not do what was asked, which is then said in one line. */
export async function runCommand(args: readonly string[], world: World): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [command, ...names] = positionals;
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
}
