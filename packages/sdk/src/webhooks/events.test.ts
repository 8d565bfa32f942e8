// What must and must not compile. Checked by `pnpm typecheck`; vitest only executes the file.
import { describe, expectTypeOf, it } from 'vitest';
import type { components } from '../generated/schema.gen.ts';
import type { WebhookEvent, WebhookEventName, WebhookEventOf } from './index.ts';
import { verifyWebhook } from './index.ts';

type Schemas = components['schemas'];

describe('a verified event', () => {
  it('is narrowed by its name, including its data', () => {
    const read = (event: WebhookEvent) => {
      switch (event.event) {
        case 'payment.completed':
          expectTypeOf(event.data).toEqualTypeOf<Schemas['Payment']>();
          return;
        case 'order.created':
        case 'order.completed':
          expectTypeOf(event.data).toEqualTypeOf<Schemas['Order']>();
          return;
        case 'invoice.paid':
          expectTypeOf(event.data.transaction.amount).toEqualTypeOf<number>();
          return;
        case 'transfer-bank.notify':
          expectTypeOf(event.data.additionalInfo.latestTransactionStatus).toEqualTypeOf<string>();
          return;
        default:
          expectTypeOf(event.id).toEqualTypeOf<string>();
      }
    };
    expectTypeOf(read).toBeFunction();
  });

  it('of an unknown name has data of an unknown type', () => {
    const read = (event: WebhookEvent) => {
      if (event.event === 'refund.failed') expectTypeOf(event.data).toEqualTypeOf<Schemas['Refund']>();
      // @ts-expect-error any event may carry anything
      return event.data.id;
    };
    expectTypeOf(read).toBeFunction();
  });

  it('cannot be compared with a name that does not exist', () => {
    const read = (event: WebhookEvent) => {
      // @ts-expect-error there is no such event
      return event.event === 'payment.complete';
    };
    expectTypeOf(read).toBeFunction();
  });

  it('has a type by its name', () => {
    expectTypeOf<WebhookEventOf<'settlement.settled'>['data']>().toEqualTypeOf<Schemas['Settlement']>();
    expectTypeOf<'payment.onhold'>().toExtend<WebhookEventName>();
    expectTypeOf(verifyWebhook).returns.resolves.toEqualTypeOf<WebhookEvent>();
  });
});
