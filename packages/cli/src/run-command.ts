import { ConfigurationError } from '@dasbor/sdk';
import { WebhookVerificationError } from '@dasbor/sdk/webhooks';
import manifest from '../package.json' with { type: 'json' };
import { commands } from './commands.ts';
import { complete } from './commands/complete.ts';
import { helpOf, overview } from './help.ts';
import { inOneLine } from './in-one-line.ts';
import { COMMON, parse } from './parse.ts';
import { CommandError, EXIT, type World } from './world.ts';

/** Returns the exit code. A failure is reported in one line. */
export const runCommand = async (args: readonly string[], world: World): Promise<number> => {
  try {
    return await run(args, world);
  } catch (error) {
    world.complain(inOneLine(error));
    return exitCodeOf(error);
  }
};

const exitCodeOf = (error: unknown): number => {
  if (error instanceof CommandError) return error.exitCode;
  // A key, host or secret of the wrong form: nothing was sent.
  const isMisused = error instanceof ConfigurationError || error instanceof WebhookVerificationError;
  return isMisused ? EXIT.misused : EXIT.failed;
};

const run = async ([name, ...rest]: readonly string[], world: World): Promise<number> => {
  if (name === undefined || name.startsWith('-')) return withoutCommand(name, world);
  // Called by the scripts of `dasbor completion`: the words may be half written, so they are not parsed.
  if (name === 'complete') return complete(commands, rest, world);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new CommandError(`there is no command ${name}; there are ${Object.keys(commands).join(', ')}`);

  const options = command.options(rest.filter((word) => !word.startsWith('-')));
  const given = parse(rest, options);
  if (given.is('version')) return print(manifest.version, world);
  if (given.is('help')) return print(helpOf(command, options), world);
  return command.run(given, world);
};

const withoutCommand = (option: string | undefined, world: World): number => {
  if (option === undefined) {
    print(overview(commands), world);
    return EXIT.misused;
  }
  const given = parse([option], COMMON);
  return print(given.is('version') ? manifest.version : overview(commands), world);
};

const print = (text: string, { say }: World): number => {
  say(text);
  return EXIT.done;
};
