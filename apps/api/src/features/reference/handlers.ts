import { CHANNELS, PAYMENT_METHODS } from '@dasbor/domain/payments';
import { webhookEventsFor } from '@dasbor/domain/webhooks';
import { ownEvents } from '../webhooks/public.ts';
import { ok } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { BANKS } from './banks.ts';
import { BUSINESS_CATEGORIES } from './data/business-categories.ts';

export const listBanks: Handler<'listBanks'> = async () => ok({ data: [...BANKS] });

export const listPaymentMethods: Handler<'listPaymentMethods'> = async () =>
  ok({
    data: PAYMENT_METHODS.map((method) => ({
      method,
      channels: CHANNELS[method].map(({ channel, minimum, maximum }) => ({ channel, minimum, maximum })),
    })),
  });

export const listBusinessCategories: Handler<'listBusinessCategories'> = async () =>
  ok({ data: [...BUSINESS_CATEGORIES] });

export const listWebhookEvents: Handler<'listWebhookEvents'> = async ({ tx }) =>
  ok({ data: [...webhookEventsFor(await ownEvents(tx))] });
