import { completion } from './commands/completion.ts';
import { create } from './commands/create.ts';
import { get } from './commands/get.ts';
import { list } from './commands/list.ts';
import { login } from './commands/login.ts';
import { logout } from './commands/logout.ts';
import { logs } from './commands/logs.ts';
import { open } from './commands/open.ts';
import { whoami } from './commands/whoami.ts';
import type { Command } from './command.ts';
import { listen } from './webhooks/listen.ts';
import { trigger } from './webhooks/trigger.ts';

export const commands: Readonly<Record<string, Command>> = {
  login,
  logout,
  whoami,
  list,
  get,
  create,
  open,
  logs,
  listen,
  trigger,
  completion,
};
