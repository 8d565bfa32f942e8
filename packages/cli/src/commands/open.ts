import { askedHost } from '../access/access.ts';
import { HOSTS } from '../access/mode.ts';
import { readStored } from '../access/store.ts';
import { API_OPTIONS, type Command, type Given } from '../command.ts';
import { CommandError, EXIT, type World } from '../world.ts';
import { PAGES } from './pages.ts';

/** Opens the page of a record in the dashboard. */
export const open: Command = {
  usage: 'open <id> [--print]',
  about: 'opens the page of a record in the dashboard, by its id',
  options: () => ({
    print: { type: 'boolean', about: 'print the address, open nothing' },
    dashboard: { type: 'string', about: 'the host of the dashboard, also DASBOR_DASHBOARD' },
    ...API_OPTIONS,
  }),
  run: async (given, world) => {
    const [id = '', ...more] = given.names;
    if (more.length > 0) throw new CommandError('open takes one id');
    const url = `${await dashboardOf(given, world)}/#${pageOf(id)}`;
    world.say(url);
    if (!given.is('print')) world.browse(url);
    return EXIT.done;
  },
};

const ID = /^([a-z]+(?:_[a-z]+)*_)[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

export const pageOf = (id: string): string => {
  const [, prefix = ''] = ID.exec(id) ?? [];
  if (prefix === '')
    throw new CommandError('say which record: dasbor open pay_… (an id has a prefix and 26 letters)');
  const page = PAGES[prefix];
  if (page === undefined)
    throw new CommandError(`${prefix}… has no page; these have: ${Object.keys(PAGES).join(' ')}`);
  return page.replace('{id}', id);
};

/** The dashboard serves both modes. Its host comes with `dasbor login`. */
const dashboardOf = async (given: Given, world: World): Promise<string> => {
  const asked = given.text('dashboard') ?? world.env['DASBOR_DASHBOARD'];
  const stored = await readStored(world, given.is('live') ? 'live' : 'sandbox');
  const host =
    asked ?? stored?.dashboard ?? (given.is('live') ? askedHost(given, world) : undefined) ?? HOSTS.live;
  if (/^https?:\/\/[^@\s]+$/.test(host)) return host.replace(/\/+$/, '');
  throw new CommandError(`${host} is no address such as ${HOSTS.live}`);
};
