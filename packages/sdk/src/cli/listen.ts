import { createClientFor } from '../client-for.ts';
import { NetworkError } from '../errors/errors.ts';
import { eventOf } from '../events/event-of.ts';
import { webhooks } from '../generated/operations/webhooks.gen.ts';
import { resumed } from '../events/resumed.ts';
import { forward, isListening } from './forward.ts';
import { apiOf, eventNames, keyOf, receiverOf, secretOf } from './given.ts';
import { inOneLine } from './in-one-line.ts';
import { CommandError, type Given, type World } from './world.ts';

const { streamWebhookEvents } = webhooks;

/** Forwards webhook events to a local receiver, one at a time, until Ctrl-C. */
export const listen = async (given: Given, world: World): Promise<number> => {
  const [first] = given.names;
  if (first !== undefined)
    throw new CommandError(
      `listen takes no ${first}; for certain events it is --events ${given.names.join(',')}`,
    );
  const to = receiverOf(given);
  const events = given.events === undefined ? undefined : eventNames([given.events]);
  if (events?.length === 0)
    throw new CommandError('say which events: --events payment.completed,order.completed');
  const key = keyOf(world);
  const secret = await secretOf(given, key);
  const baseUrl = apiOf(given, world, key);
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
        throw state === 'beginning' && !signal.aborted ? new CommandError(whyNot(error, baseUrl)) : error;
      });
    if (state === 'lost') say('Listening again.');
    else {
      const mode = key.startsWith('dp_live_') ? 'live' : 'sandbox';
      say(
        `Listening to ${events?.join(', ') ?? 'every event that the key may hear'} of ${baseUrl} (${mode}).`,
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
  return 0;
};

const whyNot = (error: unknown, baseUrl: string) =>
  error instanceof NetworkError
    ? `nothing answers at ${baseUrl}: is it the API's host, and is it running?`
    : inOneLine(error);
