import { nameProblem, normalizePhone } from '@dasbor/domain/auth';
import { notesProblem } from '@dasbor/domain/kernel';
import { isUpgradeOpen, missingDocuments, reviewDates } from '@dasbor/domain/onboarding';
import { INDONESIAN_HOLIDAYS } from '@dasbor/domain/payments';
import { audit } from '../../platform/audit.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { problem } from '../../spec/handlers.ts';
import type { FieldError, Handler } from '../../spec/handlers.ts';
import { answerOnboarding } from './read.ts';
import { findForm, findUpgrade, listDocuments, lockStanding, storeUpgrade } from './repository.ts';
import { clientTypeOf, isNewer } from './rows.ts';

export const requestUpgrade: Handler<'requestUpgrade'> = async (call) => {
  const { body, tx, now, session, by } = call;
  const { status } = await lockStanding(tx);
  const before = await findUpgrade(tx);
  if (!isUpgradeOpen(status, before?.status ?? null)) return problem('DPAY_UPGRADE_NOT_OPEN');

  const client = clientTypeOf(await findForm(tx));
  const asked = before?.status === 'needs_changes' ? before.changes : [];
  const sent = (await listDocuments(tx)).filter(
    (one) => !asked.some(({ field }) => field === one.kind) || isNewer(one, before?.decided_at ?? null),
  );
  const missing = missingDocuments(
    client,
    sent.map(({ kind }) => kind),
  );
  const phone = normalizePhone(body.contact_phone);
  const found = {
    contact_name: nameProblem(body.contact_name),
    contact_phone: phone.ok ? undefined : phone.problem,
    notes: notesProblem(body.notes),
  };
  const errors: FieldError[] = [
    ...missing.map((kind) => ({ field: `documents.${kind}`, code: 'DPAY_REQUIRED' })),
    ...Object.entries(found).flatMap(([field, one]) =>
      one ? [{ field, code: one.code, params: one.params }] : [],
    ),
  ];
  if (errors.length > 0 || !phone.ok) return problem('DPAY_INVALID_REQUEST', undefined, { errors });

  // A full account is always checked like a company (product spec §9).
  const { from, to } = reviewDates('company', now, INDONESIAN_HOLIDAYS);
  await storeUpgrade(
    tx,
    {
      contact_name: body.contact_name.trim(),
      contact_phone: phone.value,
      notes: body.notes?.trim() || null,
      answer_from: from,
      answer_to: to,
    },
    { now, byName: session.name },
  );
  await audit.record(tx, by, { action: 'onboarding.upgrade_requested', target: session.merchantId });
  await outbox.add(tx, {
    topic: 'onboarding.updated',
    aggregate: session.merchantId,
    payload: { status: 'in_review' },
  });
  return answerOnboarding(call);
};
