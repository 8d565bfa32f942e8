import { completion } from './commands/completion.ts';
import { create } from './commands/create.ts';
import { get } from './commands/get.ts';
import { list } from './commands/list.ts';
import { open } from './commands/open.ts';
import type { Command } from './command.ts';
import { listen } from './webhooks/listen.ts';
import { trigger } from './webhooks/trigger.ts';

export const commands: Readonly<Record<string, Command>> = {
  list,
  get,
  create,
  open,
  listen,
  trigger,
  completion,
};
