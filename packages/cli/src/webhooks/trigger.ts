import { accessIfAny } from '../access/access.ts';
import type { Command, Given } from '../command.ts';
import { webhookSamples } from '../generated/webhook-samples.gen.ts';
import { CommandError, EXIT, type World } from '../world.ts';
import { forward } from './forward.ts';
import { eventNames, receiverOf, secretOf } from './given.ts';
import { RECEIVER_OPTIONS } from './options.ts';

export const trigger: Command = {
  usage: 'trigger <event> --forward http://localhost:3000/webhooks',
  about:
    'sends a test event, or several (with spaces or commas between them), without anything having happened',
  next: (names) => Object.keys(webhookSamples).filter((name) => !names.includes(name)),
  options: () => RECEIVER_OPTIONS,
  run: (given, world) => sendAll(given, world),
};

/** Sends test events: the contract's examples with new ids. Nothing happens at the API. */
const sendAll = async (given: Given, world: World): Promise<number> => {
  const names = eventNames(given.names);
  if (names.length === 0) throw new CommandError('say which event: dasbor trigger payment.completed');
  const to = receiverOf(given);
  const secret = await secretOf(given, (await accessIfAny(given, world))?.key);

  let failed = 0;
  for (const event of names) {
    const id = newEventId(Date.now());
    const body = {
      id,
      event,
      created_at: new Date().toISOString(),
      is_live: false,
      data: webhookSamples[event],
    };
    const taken = await forward({ id, event, body: JSON.stringify(body) }, { to, secret }, world);
    if (!taken) failed += 1;
  }
  return failed === 0 ? EXIT.done : EXIT.failed;
};

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `evt_` and a ULID: ten characters of time, sixteen random ones. */
const newEventId = (now: number): string => {
  const time = Array.from({ length: 10 }, (_, at) => DIGITS[Math.floor(now / 32 ** (9 - at)) % 32]);
  const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => DIGITS[byte % 32]);
  return `evt_${[...time, ...random].join('')}`;
};
