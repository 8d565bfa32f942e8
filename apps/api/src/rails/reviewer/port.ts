import type {
  ChangeReason,
  ClientType,
  DocumentKind,
  IdentityAnswer,
  RejectReason,
  ReviewedField,
} from '@dasbor/domain/onboarding';

/** What the registry of ID cards is asked. */
export type PersonToIdentify = { ktpNumber: string; fullName: string };

/** A request that waits for a decision. */
export type RequestToReview = {
  kind: 'activation' | 'upgrade';
  merchantId: string;
  clientType: ClientType;
  ktpNumber: string;
  /** How many times it was sent: after the reviewer asked for changes, it comes again. */
  attempt: number;
  submittedAt: Date;
};

/** A field of the form, or a document of an upgrade. */
export type WantedChange = { field: ReviewedField | DocumentKind; reason: ChangeReason };

export type Decision =
  | { outcome: 'approved'; note: string | null }
  | { outcome: 'needs_changes'; changes: readonly WantedChange[]; note: string | null }
  | { outcome: 'rejected'; reason: RejectReason; note: string | null };

/**
 * The interface to those who know and decide: a registry of ID cards, and a compliance team or its provider. Called outside transactions.
 * It never throws; `waiting` and `no_response` mean to ask again later.
 */
export type Reviewer = {
  identify: (person: PersonToIdentify) => Promise<IdentityAnswer>;
  review: (request: RequestToReview, now: Date) => Promise<Decision | 'waiting'>;
};
