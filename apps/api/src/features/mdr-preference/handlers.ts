import { audit } from '../../platform/audit.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { ok } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { findPreference, storePreference } from './repository.ts';

export const getMdrPreference: Handler<'getMdrPreference'> = async ({ tx }) =>
  ok({
    data: (await findPreference(tx)) ?? { fee_payer: 'merchant', changed_by: null, changed_at: null },
  });

/** Orders that exist keep the setting that they were created with. */
export const setMdrPreference: Handler<'setMdrPreference'> = async ({ body, tx, now, session, by }) => {
  const row = { fee_payer: body.fee_payer, changed_by: session.name, changed_at: now.toISOString() };
  await storePreference(tx, row);
  await outbox.add(tx, { topic: 'settings.mdr_changed', aggregate: session.merchantId, payload: {} });
  await audit.record(tx, by, { action: 'mdr_preference.changed', after: body });
  return ok({ data: row });
};
