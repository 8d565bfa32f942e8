import type { WebhookApiKind, WebhookEvent } from '@dasbor/domain/webhooks';
import { follow, loadContract } from '../../../spec/contract.ts';

type Data = Readonly<Record<string, unknown>>;
type Described = Record<
  string,
  {
    post: {
      requestBody: { content: { 'application/json': { examples: Record<string, { $ref: string }> } } };
    };
  }
>;

let document: { webhooks: Described } | undefined;

/** The contract's example of an event. SNAP has only virtual accounts, so its example of a rejected one is derived from the paid one. */
export const sampleOf = (event: WebhookEvent, kind: WebhookApiKind): Data => {
  if (kind === 'snap' && event === 'payment.rejected')
    return { ...exampleOf('payment.completed'), status: 'rejected', paid_amount: 0, completed_at: null };
  return exampleOf(event);
};

const exampleOf = (event: WebhookEvent): Data => {
  document ??= loadContract().document as unknown as { webhooks: Described };
  const example = document.webhooks[event]?.post.requestBody.content['application/json'].examples[event];
  if (!example) throw new Error(`The contract has no example of ${event}.`);
  return follow<{ value: { data: Data } }>(document, example).value.data;
};
