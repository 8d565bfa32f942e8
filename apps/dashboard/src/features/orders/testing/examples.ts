import cancelled from '../../../../../../openapi/features/orders/examples/order-cancelled.json' with { type: 'json' };
import completed from '../../../../../../openapi/features/orders/examples/order-completed.json' with { type: 'json' };
import expanded from '../../../../../../openapi/features/orders/examples/order-expanded.json' with { type: 'json' };
import expired from '../../../../../../openapi/features/orders/examples/order-expired.json' with { type: 'json' };
import failed from '../../../../../../openapi/features/orders/examples/order-failed.json' with { type: 'json' };
import partial from '../../../../../../openapi/features/orders/examples/order-partial.json' with { type: 'json' };
import processing from '../../../../../../openapi/features/orders/examples/order-processing.json' with { type: 'json' };
import started from '../../../../../../openapi/features/orders/examples/order-started.json' with { type: 'json' };
import { example } from '../../../shared/testing/example.ts';
import type { Order } from '../api/types.ts';

const one = (file: { value: unknown }): Order => example<'getOrder'>(file).data;

/** The contract's example orders, by state. */
export const orderExamples = {
  started: one(started),
  processing: one(processing),
  completed: one(completed),
  partial: one(partial),
  cancelled: one(cancelled),
  failed: one(failed),
  expired: one(expired),
  expanded: one(expanded),
} satisfies Record<string, Order>;
