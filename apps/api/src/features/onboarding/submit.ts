import {
  decideIdentity,
  digitsOf,
  isOpenToEdit,
  normalWebAddress,
  onboardingProblems,
  reviewDates,
} from '@dasbor/domain/onboarding';
import type { OnboardingDraft } from '@dasbor/domain/onboarding';
import { INDONESIAN_HOLIDAYS } from '@dasbor/domain/payments';
import { findBank, holderOf } from '@dasbor/domain/payouts';
import { audit } from '../../platform/audit.ts';
import { outside } from '../../platform/db/outside.ts';
import { savepoint } from '../../platform/db/savepoint.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { problem, refuseField } from '../../spec/handlers.ts';
import type { Call, Handler } from '../../spec/handlers.ts';
import { BANKS } from '../reference/public.ts';
import { askBank, CONTEXT, fieldErrors } from './account.ts';
import { answerOnboarding } from './read.ts';
import {
  findForm,
  listDocuments,
  lockStanding,
  setStatus,
  storeFields,
  storeSubmission,
} from './repository.ts';
import { clientTypeOf, draftOf, isNewer } from './rows.ts';
import { digestOf, sealNumber } from './sealed.ts';

export const submitOnboarding: Handler<'submitOnboarding'> = async (call) => {
  const { body, tx, now, session, deps, by } = call;
  const { status, ...known } = await lockStanding(tx);
  if (!isOpenToEdit(status)) return problem('DPAY_ONBOARDING_NOT_OPEN', { status });
  const form = await findForm(tx);
  const draft = draftOf(deps.vault, form, known);
  const image = (await listDocuments(tx)).find(({ kind }) => kind === 'ktp');
  const isAskedForImage = form?.changes.some(({ field }) => field === 'ktp_image') ?? false;
  const hasKtpImage = isAskedForImage ? isNewer(image, form?.decided_at ?? null) : image !== undefined;
  const wrong = onboardingProblems(draft, { ...CONTEXT, hasKtpImage });
  if (wrong.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors: fieldErrors(wrong) });
  if (!body.terms_accepted) return refuseField('terms_accepted', { code: 'DPAY_ONBOARDING_TERMS_REQUIRED' });

  const { ktp_number: ktpNumber, full_name: fullName } = draft;
  const { account, identity } = await outside('holder and identity', async () => {
    const [found, known] = await Promise.all([
      askBank(deps, draft),
      deps.reviewer.identify({ ktpNumber: digitsOf(ktpNumber), fullName }),
    ]);
    return { account: found, identity: known };
  });
  const holder = holderOf(account);
  if (!holder.ok) return problem(holder.problem.code);
  const matched = decideIdentity(draft, { identity, holder: holder.value });
  if (!matched.ok) return problem(matched.problem.code);

  await storeNormal(call, draft);
  const { from, to } = reviewDates(clientTypeOf(form), now, INDONESIAN_HOLIDAYS);
  const isFree = await ownsCard(call, {
    digest: digestOf(deps.vault, ktpNumber),
    bankHolder: holder.value,
    answerFrom: from,
    answerTo: to,
  });
  if (!isFree) return problem('DPAY_KTP_TAKEN');
  await setStatus(tx, 'in_review');
  await audit.record(tx, by, { action: 'onboarding.submitted', target: session.merchantId });
  await outbox.add(tx, {
    topic: 'onboarding.updated',
    aggregate: session.merchantId,
    payload: { status: 'in_review' },
  });
  return answerOnboarding(call);
};

type Submitting = Pick<Call, 'tx' | 'now' | 'session' | 'deps'>;

/** What the reviewer reads and what the account gets: without blanks at the ends, digits without dots, whole addresses. */
const storeNormal = ({ tx, now, session, deps }: Submitting, draft: OnboardingDraft): Promise<void> => {
  const bank = findBank(BANKS, draft.bank);
  const seal = (text: string) => sealNumber(deps.vault, session.merchantId, digitsOf(text));
  return storeFields(
    tx,
    {
      business_name: draft.business_name.trim(),
      business_website: normalWebAddress(draft.business_website),
      business_social_media: normalWebAddress(draft.business_social_media),
      full_name: draft.full_name.trim(),
      bank: bank.ok ? bank.value.code : draft.bank,
      bank_account_number: digitsOf(draft.bank_account_number),
      ktp_number_sealed: seal(draft.ktp_number),
      npwp_sealed: seal(draft.npwp),
    },
    { now, byName: session.name },
  );
};

type Sent = { digest: string; bankHolder: string; answerFrom: string; answerTo: string };

/** False if another account has the ID card. Only the index knows, because no merchant sees the others. */
const ownsCard = ({ tx, now, session }: Submitting, sent: Sent): Promise<boolean> =>
  savepoint(tx, () => storeSubmission(tx, { ...sent, byName: session.name, now })).then(
    () => true,
    (error: unknown) => {
      if (Object(error).code === UNIQUE_VIOLATION) return false;
      throw error;
    },
  );

const UNIQUE_VIOLATION = '23505';
