import { WebhookVerificationError } from './verification-error.ts';

export type WebhookMode = 'live' | 'sandbox';

/** `Live` or `prod` would accept sandbox events as real money. */
export const refuseUnknownMode = (mode: unknown) => {
  if (mode === undefined || mode === 'live' || mode === 'sandbox') return;
  throw new WebhookVerificationError('malformed_mode', "mode is 'live' or 'sandbox', or is left out");
};

/** The error for an event of the other mode. */
export const modeMistake = (
  isLive: boolean,
  mode: WebhookMode | undefined,
): WebhookVerificationError | undefined => {
  if (mode === undefined || isLive === (mode === 'live')) return undefined;
  return new WebhookVerificationError(
    'wrong_mode',
    `This receiver is for ${mode}, and the event is of ${isLive ? 'live' : 'the sandbox'}. Give each mode an address and a secret of its own.`,
  );
};
