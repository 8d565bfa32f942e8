import { type Command } from '../command.ts';
import { CommandError, EXIT } from '../world.ts';
import { SCRIPTS } from './completion-scripts.ts';

/** Prints a script that completes words in a shell. */
export const completion: Command = {
  usage: 'completion bash|zsh|fish',
  about: 'prints a script that completes commands, records and options in your shell',
  more: `  bash: eval "$(dasbor completion bash)" in ~/.bashrc
  zsh:  eval "$(dasbor completion zsh)" in ~/.zshrc, after compinit
  fish: dasbor completion fish > ~/.config/fish/completions/dasbor.fish`,
  next: (names) => (names.length === 0 ? Object.keys(SCRIPTS) : []),
  options: () => ({}),
  run: async ({ names: [shell = ''] }, { say }) => {
    const script = Object.hasOwn(SCRIPTS, shell) ? SCRIPTS[shell] : undefined;
    if (script === undefined) throw new CommandError(`say which shell: ${Object.keys(SCRIPTS).join(', ')}`);
    say(script);
    return EXIT.done;
  },
};
