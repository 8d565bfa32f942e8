import { createHmac } from 'node:crypto';
import { webhookSamples } from '../generated/webhook-samples.gen.ts';
import type { WebhookEventName } from '../webhooks/events.ts';
import { importSecrets } from '../webhooks/secret.ts';
import { CommandError, type Given, type World } from './world.ts';

/** Parses the arguments and environment for the commands. Throws a `CommandError` that names what is missing. */
export const receiverOf = ({ forward }: Given): string => {
  if (forward === undefined) throw new CommandError('say where to: --forward http://localhost:3000/webhooks');
  const url = URL.canParse(forward) ? new URL(forward) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CommandError(`${forward} is no address; it looks like http://localhost:3000/webhooks`);
  // `fetch` refuses credentials in a URL, and a password should not end up in the shell history.
  if (url.username || url.password)
    throw new CommandError('a user or password in the address is not taken: leave it out of --forward');
  return url.href;
};

export const keyOf = ({ env }: World): string => {
  const key = env['DASBOR_KEY'];
  if (!key)
    throw new CommandError('set DASBOR_KEY to an API key that may read webhooks (Settings > API keys)');
  return key;
};

/** The API host for the key's mode, from the contract. */
export const apiOf = ({ api }: Given, { env }: World, key: string): string =>
  api ?? env['DASBOR_URL'] ?? `http://localhost:${key.startsWith('dp_live_') ? 4000 : 4001}`;

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
export const secretOf = async ({ secret }: Given, key: string | undefined): Promise<string> => {
  if (secret === undefined && !key)
    throw new CommandError('say which secret your receiver knows: --secret whsec_…, or set DASBOR_KEY');
  const local =
    secret ??
    `whsec_${createHmac('sha256', key ?? '')
      .update('dasbor listen')
      .digest('base64')}`;
  await importSecrets(local);
  return local;
};
