import {
  contactProblem,
  CUSTOMER_FIELDS,
  decideContactEdit,
  lastChanges,
  storedContact,
} from '@dasbor/domain/customers';
import type { Contact, CustomerField } from '@dasbor/domain/customers';
import { audit } from '../../platform/audit.ts';
import { problem } from '../../spec/handlers.ts';
import type { Call, Handler } from '../../spec/handlers.ts';
import { answerCustomer } from './answer-customer.ts';
import { changesAfter, lockCustomer } from './repository.ts';
import { saveChanges } from './save.ts';

/** Changes the contact, unless somebody else changed it after the caller read it. */
export const updateCustomer: Handler<'updateCustomer'> = async (call) => {
  const { params, body, tx, now, deps, session } = call;
  // A masked value must never be saved over the real one.
  if (session.masksPersonalData) return problem('DPAY_FORBIDDEN', { permission: 'payment_link.create' });
  const errors = fieldsOf(body).flatMap((field) => {
    const wrong = contactProblem(field, body[field] ?? null);
    return wrong ? [{ field, ...wrong }] : [];
  });
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const row = await lockCustomer(tx, params.id);
  if (!row) return problem('DPAY_CUSTOMER_NOT_FOUND');
  if (body.version > row.version) {
    const unknown = { field: 'version', code: 'DPAY_FIELD_INVALID' };
    return problem('DPAY_INVALID_REQUEST', undefined, { errors: [unknown] });
  }

  const later = (await changesAfter(tx, row.id, body.version)).map(({ actor_name, created_at, changes }) => ({
    by: actor_name,
    at: created_at,
    changes,
  }));
  const decided = decideContactEdit(
    { current: row, version: row.version, later },
    wantedBy(body),
    body.version,
  );
  if (!decided.ok) {
    const changed = lastChanges(later).map(({ field, to, by, at }) => ({
      field,
      code: 'DPAY_FIELD_CHANGED',
      params: { by, value: to ?? '', at },
    }));
    return problem(decided.problem.code, decided.problem.params, { errors: changed });
  }
  if (decided.value.length > 0) {
    const editor = { id: session.userId, name: session.name, isPerson: true };
    await saveChanges({ tx, now, ids: deps.ids, editor }, row, decided.value);
    await audit.record(tx, call.by, { action: 'customer.changed', target: row.id, after: decided.value });
  }
  return answerCustomer(call, row.id);
};

type Body = Call<'updateCustomer'>['body'];

const fieldsOf = (body: Body): CustomerField[] =>
  CUSTOMER_FIELDS.filter((field) => body[field] !== undefined);

/** The values to store. A name is never null, by its rule. */
const wantedBy = (body: Body): Partial<Contact> =>
  Object.fromEntries(fieldsOf(body).map((field) => [field, storedContact(field, body[field] ?? null)]));
