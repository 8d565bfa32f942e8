import { recurringInvoices } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import { recurringKeys } from './keys.ts';
import type { CreateRecurring, RecurringInvoice } from './types.ts';

export const RECURRING_ACTIONS = ['pause', 'resume', 'stop'] as const;
export type RecurringAction = (typeof RECURRING_ACTIONS)[number];

/** Everything that a person does with a recurring invoice. Each action runs once. */
export const useAskRecurring = () => {
  const client = useClient(recurringInvoices);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const once = useOnce('recurring-invoice');
  const kept = async ({ data }: { data: RecurringInvoice }): Promise<RecurringInvoice> => {
    await mutate(recurringKeys.detail(scope, data.id), data, { revalidate: false });
    return data;
  };
  const calls = {
    pause: client.pauseRecurringInvoice,
    resume: client.resumeRecurringInvoice,
    stop: client.stopRecurringInvoice,
  };
  return {
    create: async (body: CreateRecurring) =>
      kept(await once.run(body, (keyed) => client.createRecurringInvoice({ body, ...keyed }))),
    act: async (action: RecurringAction, id: string) =>
      kept(await once.run([action, id], (keyed) => calls[action]({ path: { id }, ...keyed }))),
  };
};
