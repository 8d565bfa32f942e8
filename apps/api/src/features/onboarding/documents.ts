import {
  decideDocument,
  decideDocumentPixels,
  DOCUMENT_POLICY,
  isUpgradeOpen,
  UPGRADE_DOCUMENTS,
} from '@dasbor/domain/onboarding';
import type { DocumentKind, OnboardingProblemCode } from '@dasbor/domain/onboarding';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { afterwards, problem, refuseField } from '../../spec/handlers.ts';
import type { Call, Handler, Refusal, Upload } from '../../spec/handlers.ts';
import { decideFile, encode } from '../images/public.ts';
import type { Recipe } from '../images/public.ts';
import { answerOnboarding } from './read.ts';
import { findForm, findUpgrade, lockStanding, storeDocument } from './repository.ts';
import { clientTypeOf } from './rows.ts';
import { documentContext } from './sealed.ts';
import { refuseEdit } from './save.ts';

/** Upright and sharp enough to read, and without the place where it was taken. */
const DOCUMENT: Recipe<OnboardingProblemCode, 'image/jpeg'> = {
  decide: decideDocument,
  decidePixels: decideDocumentPixels,
  contentType: 'image/jpeg',
  encode: (image) => {
    const edge = DOCUMENT_POLICY.longestEdge;
    return image
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 });
  },
};

type Uploading = Pick<Call, 'tx' | 'session' | 'deps' | 'now' | 'requestId' | 'by'> & { body: Upload };
type RefusesUpload = (tx: Tx) => Promise<Refusal | undefined>;

export const uploadOnboardingIdCard: Handler<'uploadOnboardingIdCard'> = (call) =>
  upload(call, 'ktp', (tx) => refuseEdit({ tx }, ['ktp_image']));

export const uploadUpgradeDocument: Handler<'uploadUpgradeDocument'> = (call) =>
  upload(call, call.params.kind, (tx) => refuseUpgradeDocument(tx, call.params.kind));

/** Decoded after the transaction that admitted it, so that a slow photo holds no connection. Whether it still fits is asked again. */
const upload = async (call: Uploading, kind: DocumentKind, refuses: RefusesUpload) => {
  const wanted = await decideFile(call.body, DOCUMENT);
  if (!wanted.ok) return refuseField('file', wanted.problem);
  const early = await refuses(call.tx);
  return early ?? afterwards(() => store(call, kind, refuses));
};

const store = async (call: Uploading, kind: DocumentKind, refuses: RefusesUpload) => {
  const { body, session, deps, now, requestId, by } = call;
  const encoded = await encode(body, DOCUMENT);
  if (encoded === 'busy') return problem('DPAY_SERVICE_UNAVAILABLE');
  if (!encoded.ok) {
    const { code, params } = encoded.problem;
    return refuseField('file', {
      code: code === 'DPAY_IMAGE_DAMAGED' ? 'DPAY_DOCUMENT_UNREADABLE' : code,
      params,
    });
  }
  const { bytes } = encoded.value;
  const { merchantId, mode, userId: actorId, name: byName } = session;
  return deps.db.tenant({ merchantId, mode, actorId, requestId }, async (tx) => {
    const late = await refuses(tx);
    if (late) return late;
    const sealed = deps.vault.sealBytes(bytes, documentContext(merchantId, kind));
    await storeDocument(tx, { kind, sealed, size: bytes.length, now, byName });
    await audit.record(tx, by, { action: 'onboarding.document_uploaded', target: kind });
    return answerOnboarding({ ...call, tx });
  });
};

/** Before the first request every document, and afterwards those that the reviewer asked for. */
const refuseUpgradeDocument = async (tx: Tx, kind: DocumentKind): Promise<Refusal | undefined> => {
  const { status } = await lockStanding(tx);
  const upgrade = await findUpgrade(tx);
  if (!isUpgradeOpen(status, upgrade?.status ?? null)) return problem('DPAY_UPGRADE_NOT_OPEN');
  const isNeeded = UPGRADE_DOCUMENTS[clientTypeOf(await findForm(tx))].includes(kind);
  const isAsked = upgrade?.status !== 'needs_changes' || upgrade.changes.some(({ field }) => field === kind);
  return isNeeded && isAsked ? undefined : problem('DPAY_ONBOARDING_FIELD_LOCKED');
};
