import {
  verifyWebhook,
  type VerifyWebhookOptions,
  type WebhookEvent,
  WebhookVerificationError,
} from '@dasbor/sdk/webhooks';

/** Options of every adapter: those of `verifyWebhook` without the request. */
export type ReceiverOptions = Omit<VerifyWebhookOptions, 'body' | 'headers'> & {
  /** Called for your log before a request is refused with 400. `error.message` says what to fix, and contains no secret or body. */
  onRefused?: ((error: WebhookVerificationError) => void) | undefined;
};

type Received = Pick<VerifyWebhookOptions, 'body' | 'headers'>;

/** The event, or the refusal to answer with 400. All other failures are the program's own and reject. */
export const receive = async (
  { onRefused, ...options }: ReceiverOptions,
  read: () => Received | Promise<Received>,
): Promise<WebhookEvent | WebhookVerificationError> => {
  try {
    return await verifyWebhook({ ...options, ...(await read()) });
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    onRefused?.(error);
    return error;
  }
};

/** Whether the rest of the body was left unread: a connection that stays open would keep the caller sending it. */
export const leavesUnread = ({ reason }: WebhookVerificationError): boolean => reason === 'body_too_large';
