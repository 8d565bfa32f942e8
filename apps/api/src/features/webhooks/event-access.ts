import { missingEventScope } from '@dasbor/domain/webhooks';
import type { WebhookEvent } from '@dasbor/domain/webhooks';
import type { Session } from '../../spec/handlers.ts';
import { refuse } from '../../spec/refused.ts';

/** A key cannot see, send or configure events that it may not read. */
export const requireEvents = ({ scopes }: Pick<Session, 'scopes'>, events: readonly WebhookEvent[]): void => {
  const scope = missingEventScope(scopes, events);
  if (scope !== null) refuse('DPAY_API_KEY_SCOPE_MISSING', { scope });
};
