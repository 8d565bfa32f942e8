import { ok } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { dismissCard, dismissedCard } from './dismissed-cards.ts';

/** News are about the dashboard, so they are dismissed at all merchants of a person. */
const NEWS = { card: 'whats_new', merchantId: '' } as const;

export const getWhatsNew: Handler<'getWhatsNew'> = async ({ tx }) =>
  ok({ data: { dismissed: (await dismissedCard(tx, NEWS))?.entry ?? null } });

export const dismissWhatsNew: Handler<'dismissWhatsNew'> = async ({ body, tx }) =>
  ok({ data: { dismissed: await dismissCard(tx, { ...NEWS, entry: body.id }) } });
