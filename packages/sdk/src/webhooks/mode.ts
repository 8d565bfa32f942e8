import { WebhookVerificationError } from './verification-error.ts';

export type WebhookMode = 'live' | 'sandbox';

/** The error for an event of the other mode than the receiver is for. */
export function modeMistake(
  isLive: boolean,
  mode: WebhookMode | undefined,
): WebhookVerificationError | undefined {
  if (mode === undefined || isLive === (mode === 'live')) return undefined;
  return new WebhookVerificationError(
    'wrong_mode',
    `This receiver is for ${mode}, and the event is of ${isLive ? 'live' : 'the sandbox'}. Give each mode an address and a secret of its own.`,
  );
}
