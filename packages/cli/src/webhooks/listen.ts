import { createClientFor, NetworkError } from '@dasbor/sdk';
import { eventOf, resumed } from '@dasbor/sdk/for-cli';
import { webhooks } from '@dasbor/sdk/resources';
import { accessOf } from '../access/access.ts';
import { modeWord } from '../access/mode.ts';
import { API_OPTIONS, type Command, type Given } from '../command.ts';
import { inOneLine } from '../in-one-line.ts';
import { CommandError, EXIT, type World } from '../world.ts';
import { forward, isListening } from './forward.ts';
import { eventNames, receiverOf, secretOf } from './given.ts';
import { RECEIVER_OPTIONS } from './options.ts';

const { streamWebhookEvents } = webhooks;

export const listen: Command = {
  usage: 'listen --forward http://localhost:3000/webhooks',
  about: 'forwards what happens from now on to your receiver, signed, until Ctrl-C',
  more: `The key needs webhooks:read and the scopes of what it is to hear: payments:read, orders:read, settlements:read, and
disbursements:read for payouts, transfers by SNAP and checks of account names. A sandbox key hears the sandbox.
Each event is sent once, whatever your receiver answers. After a lost connection nothing is missing and nothing comes twice.`,
  options: () => ({
    events: { type: 'string', about: 'only these, with commas between them' },
    ...RECEIVER_OPTIONS,
    ...API_OPTIONS,
  }),
  run: (given, world) => forwardAll(given, world),
};

/** Forwards webhook events to a local receiver, one at a time, until Ctrl-C. */
const forwardAll = async (given: Given, world: World): Promise<number> => {
  const [first] = given.names;
  if (first !== undefined)
    throw new CommandError(
      `listen takes no ${first}; for certain events it is --events ${given.names.join(',')}`,
    );
  const to = receiverOf(given);
  const chosen = given.text('events');
  const events = chosen === undefined ? undefined : eventNames([chosen]);
  if (events?.length === 0)
    throw new CommandError('say which events: --events payment.completed,order.completed');
  const { key, mode, api: baseUrl } = await accessOf(given, world);
  const secret = await secretOf(given, key);
  const client = createClientFor({ streamWebhookEvents }, { baseUrl, key, language: 'en' });
  const { say, signal } = world;
  let state: 'beginning' | 'listening' | 'lost' = 'beginning';

  const open = async (lastEventId: string | undefined) => {
    if (state === 'listening') {
      state = 'lost';
      say('The connection was lost. It is resumed after the last event.');
    }
    const headers = { 'Last-Event-ID': lastEventId };
    const query = events && { events };
    const stream = await client
      .streamWebhookEvents({ headers, query, signal, retry: false })
      .catch((error) => {
        // A dropped connection is retried; if the first connection fails, the user must fix the cause.
        throw state === 'beginning' && !signal.aborted
          ? new CommandError(whyNot(error, baseUrl), EXIT.failed)
          : error;
      });
    if (state === 'lost') say('Listening again.');
    else {
      say(
        `Listening to ${events?.join(', ') ?? 'every event that the key may hear'} of ${baseUrl} (${modeWord(mode)}).`,
      );
      say(`Signed with ${secret}`);
      say(`Forwarding to ${to} until Ctrl-C.`);
      if (!(await isListening(to))) say(`Nothing listens at ${new URL(to).host} yet.`);
    }
    state = 'listening';
    return stream;
  };

  const onPlace = (place: string, asked = place) => {
    if (Number(place) < Number(asked))
      say(
        'The server does not know that event, as if its data was reset: it begins anew, with what happens from now on.',
      );
  };

  let taken = 0;
  for await (const { data: body } of resumed({ operation: 'streamWebhookEvents', open, signal, onPlace })) {
    if (signal.aborted) break;
    const { id, event } = eventOf('streamWebhookEvents', body, 'id', 'event');
    if (await forward({ id, event, body }, { to, secret }, world)) taken += 1;
  }
  say(`Ended. ${taken} taken by ${to}`);
  return EXIT.done;
};

const whyNot = (error: unknown, baseUrl: string) =>
  error instanceof NetworkError
    ? `nothing answers at ${baseUrl}: is it the API's host, and is it running?`
    : inOneLine(error);
