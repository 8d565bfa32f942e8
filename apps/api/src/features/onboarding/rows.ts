import {
  basicUsage,
  decideEdit,
  EMPTY_DRAFT,
  maskNumber,
  UPGRADE_DOCUMENTS,
} from '@dasbor/domain/onboarding';
import type {
  BasicUse,
  Change,
  ChangeReason,
  ClientType,
  DocumentKind,
  OnboardingDraft,
  OnboardingStatus,
  RejectReason,
  ReviewedField,
  UpgradeStatus,
} from '@dasbor/domain/onboarding';
import type { Vault } from '../../platform/vault.ts';
import type { SuccessBody } from '../../spec/handlers.ts';
import { openNumber } from './sealed.ts';

export type Onboarding = SuccessBody<'getOnboarding'>['data'];
type Review = NonNullable<Onboarding['review']>;
type Upgrade = NonNullable<Onboarding['upgrade']>;

type Decided = { reject_reason: RejectReason | null; note: string | null; decided_at: string | null };

export type FormRow = {
  merchant_id: string;
  client_type: ClientType | null;
  business_name: string;
  business_category: string;
  business_website: string;
  business_social_media: string;
  full_name: string;
  bank: string;
  bank_account_number: string;
  ktp_number_sealed: string;
  npwp_sealed: string;
  bank_holder: string | null;
  updated_at: string;
  updated_by_name: string;
  times_submitted: number;
  submitted_at: string | null;
  submitted_by_name: string | null;
  answer_from: string | null;
  answer_to: string | null;
  changes: Change[];
} & Decided;

export type DocumentRow = {
  kind: DocumentKind;
  size: number;
  uploaded_at: string;
  uploaded_by_name: string;
};

export type UpgradeRow = {
  merchant_id: string;
  status: UpgradeStatus;
  contact_name: string;
  contact_phone: string;
  notes: string | null;
  times_submitted: number;
  submitted_at: string;
  submitted_by_name: string;
  answer_from: string;
  answer_to: string;
  changes: { field: DocumentKind; reason: ChangeReason }[];
} & Decided;

/** The form with its numbers readable, for the rules. Before the first edit it has what is known from signing up. */
export const draftOf = (
  vault: Vault,
  row: FormRow | undefined,
  known?: { name: string; category: string },
): OnboardingDraft =>
  row === undefined
    ? { ...EMPTY_DRAFT, business_name: known?.name ?? '', business_category: known?.category ?? '' }
    : {
        client_type: row.client_type,
        business_name: row.business_name,
        business_category: row.business_category,
        business_website: row.business_website,
        business_social_media: row.business_social_media,
        npwp: openNumber(vault, row.merchant_id, row.npwp_sealed),
        full_name: row.full_name,
        ktp_number: openNumber(vault, row.merchant_id, row.ktp_number_sealed),
        bank: row.bank,
        bank_account_number: row.bank_account_number,
      };

export type OnboardingParts = {
  status: OnboardingStatus;
  known: { name: string; category: string };
  form: FormRow | undefined;
  documents: readonly DocumentRow[];
  upgrade: UpgradeRow | undefined;
  use: BasicUse | undefined;
};

type Reader = { vault: Vault; maySeeForm: boolean };

export const toOnboarding = (parts: OnboardingParts, { vault, maySeeForm }: Reader): Onboarding => {
  const { status, known, form, documents, use } = parts;
  return {
    status,
    form: maySeeForm ? toForm(parts, draftOf(vault, form, known)) : null,
    ktp_image: maySeeForm ? toImage(documents.find(({ kind }) => kind === 'ktp')) : null,
    changes: form?.changes ?? [],
    review: form?.submitted_at
      ? toReview({
          ...form,
          submitted_at: form.submitted_at,
          submitted_by_name: form.submitted_by_name ?? '',
          answer_from: form.answer_from ?? '',
          answer_to: form.answer_to ?? '',
        })
      : null,
    updated_at: form?.updated_at ?? null,
    updated_by: form?.updated_by_name ?? null,
    limit: use ? { ...basicUsage(use) } : null,
    upgrade: maySeeForm && (status === 'basic' || status === 'full') ? toUpgrade(parts) : null,
  };
};

/** Numbers of a person are answered in full only while they are being written. */
const toForm = ({ status, form }: OnboardingParts, draft: OnboardingDraft): Onboarding['form'] => {
  const isWritten = (field: ReviewedField) => decideEdit(field, { status, changes: form?.changes ?? [] }).ok;
  const shown = (field: 'npwp' | 'ktp_number') =>
    isWritten(field) ? draft[field] : maskNumber(draft[field]);
  return {
    ...draft,
    npwp: shown('npwp'),
    ktp_number: shown('ktp_number'),
    bank_holder: form?.bank_holder ?? null,
  };
};

const toImage = (row: DocumentRow | undefined): Onboarding['ktp_image'] =>
  row ? { uploaded_at: row.uploaded_at, uploaded_by: row.uploaded_by_name, size: row.size } : null;

type Sent = Pick<UpgradeRow, 'submitted_at' | 'submitted_by_name' | 'answer_from' | 'answer_to'> & Decided;

const toReview = (row: Sent): Review => ({
  submitted_at: row.submitted_at,
  submitted_by: row.submitted_by_name,
  answer_from: row.answer_from,
  answer_to: row.answer_to,
  decided_at: row.decided_at,
  reject_reason: row.reject_reason,
  note: row.note,
});

/** Merchants from before the form are treated like a person with a business. */
export const clientTypeOf = (form: FormRow | undefined): ClientType => form?.client_type ?? 'individual';

const toUpgrade = ({ form, documents, upgrade }: OnboardingParts): Upgrade => ({
  status: upgrade?.status ?? null,
  contact_name: upgrade?.contact_name ?? null,
  contact_phone: upgrade?.contact_phone ?? null,
  notes: upgrade?.notes ?? null,
  review: upgrade ? toReview(upgrade) : null,
  documents: UPGRADE_DOCUMENTS[clientTypeOf(form)].map((kind) => {
    const file = documents.find((one) => one.kind === kind);
    return {
      kind: kind as Upgrade['documents'][number]['kind'],
      file: toImage(file),
      change: changeOf(upgrade, kind, file),
    };
  }),
});

/** Why the reviewer wants this document again, until it is replaced. */
const changeOf = (
  upgrade: UpgradeRow | undefined,
  kind: DocumentKind,
  file: DocumentRow | undefined,
): ChangeReason | null => {
  const asked = upgrade?.changes.find(({ field }) => field === kind);
  return asked && !isNewer(file, upgrade?.decided_at ?? null) ? asked.reason : null;
};

/** Whether a document was uploaded after a decision about an earlier one. */
export const isNewer = (file: DocumentRow | undefined, decidedAt: string | null): boolean =>
  file !== undefined && (decidedAt === null || Date.parse(file.uploaded_at) >= Date.parse(decidedAt));
