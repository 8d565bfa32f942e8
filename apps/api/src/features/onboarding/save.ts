import { decideEdit, isOpenToEdit } from '@dasbor/domain/onboarding';
import type { ReviewedField } from '@dasbor/domain/onboarding';
import { problem, refuseField } from '../../spec/handlers.ts';
import type { Call, Handler, Refusal } from '../../spec/handlers.ts';
import { answerOnboarding } from './read.ts';
import { findForm, lockStanding, storeFields } from './repository.ts';
import type { FormFields } from './repository.ts';
import { sealNumber } from './sealed.ts';

export const saveOnboardingBusiness: Handler<'saveOnboardingBusiness'> = (call) => save(call, call.body);
export const saveOnboardingPersonal: Handler<'saveOnboardingPersonal'> = (call) => save(call, call.body);

type Written = Call<'saveOnboardingBusiness'>['body'] & Call<'saveOnboardingPersonal'>['body'];
type Saving = Pick<Call, 'tx' | 'now' | 'session' | 'deps'>;

/** As typed: what is half-written must still be there on another device. */
const save = async (call: Saving, written: Written) => {
  const { tx, now, session } = call;
  const fields = Object.keys(written) as (keyof Written)[];
  const refusal = await refuseEdit(call, fields);
  if (refusal) return refusal;
  if (fields.length > 0) await storeFields(tx, columnsOf(call, written), { now, byName: session.name });
  return answerOnboarding(call);
};

/** Locks the form, and answers why one of the fields may not be written now. */
export const refuseEdit = async (
  { tx }: Pick<Saving, 'tx'>,
  fields: readonly ReviewedField[],
): Promise<Refusal | undefined> => {
  const { status } = await lockStanding(tx);
  if (!isOpenToEdit(status)) return problem('DPAY_ONBOARDING_NOT_OPEN', { status });
  const changes = (await findForm(tx))?.changes ?? [];
  for (const field of fields) {
    const decided = decideEdit(field, { status, changes });
    if (!decided.ok) return refuseField(field, decided.problem);
  }
  return undefined;
};

const columnsOf = ({ session, deps }: Saving, { ktp_number, npwp, ...plain }: Written): FormFields => {
  const seal = (text: string) => sealNumber(deps.vault, session.merchantId, text);
  return {
    ...plain,
    ...(ktp_number !== undefined && { ktp_number_sealed: seal(ktp_number) }),
    ...(npwp !== undefined && { npwp_sealed: seal(npwp) }),
  };
};
