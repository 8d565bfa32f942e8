import { createHmac } from 'node:crypto';
import { importSecrets } from '@dasbor/sdk/for-cli';
import type { WebhookEventName } from '@dasbor/sdk/webhooks';
import type { Given } from '../command.ts';
import { webhookSamples } from '../generated/webhook-samples.gen.ts';
import { CommandError } from '../world.ts';

/** Parses the arguments and environment for the commands. Throws a `CommandError` that names what is missing. */
export const receiverOf = (given: Given): string => {
  const forward = given.text('forward');
  if (forward === undefined) throw new CommandError('say where to: --forward http://localhost:3000/webhooks');
  const url = URL.canParse(forward) ? new URL(forward) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CommandError(`${forward} is no address; it looks like http://localhost:3000/webhooks`);
  // `fetch` refuses credentials in a URL, and a password should not end up in the shell history.
  if (url.username || url.password)
    throw new CommandError('a user or password in the address is not taken: leave it out of --forward');
  return url.href;
};

/** Event names separated by spaces or commas. */
export const eventNames = (written: readonly string[]): WebhookEventName[] => {
  const names = written.flatMap((text) => text.split(/[\s,]+/)).filter(Boolean);
  const wrong = names.find((name) => !Object.hasOwn(webhookSamples, name));
  if (wrong !== undefined)
    throw new CommandError(
      `there is no event ${wrong}; there are ${Object.keys(webhookSamples).toSorted().join(', ')}`,
    );
  return names as WebhookEventName[];
};

/**
 * The local signing secret. It is derived from the key and does not change, so a receiver is configured once. The secrets of webhooks
 * in the dashboard are different and never leave it.
 */
export const secretOf = async (given: Given, key: string | undefined): Promise<string> => {
  const secret = given.text('secret');
  if (secret === undefined && !key)
    throw new CommandError('say which secret your receiver knows: --secret whsec_…, or run dasbor login');
  const local =
    secret ??
    `whsec_${createHmac('sha256', key ?? '')
      .update('dasbor listen')
      .digest('base64')}`;
  await importSecrets(local);
  return local;
};
