import { imageKindOf, type PixelSize } from '../images/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import type { ClientType } from './form.ts';
import type { OnboardingProblemCode } from './problems.ts';

const MEGABYTE = 1024 * 1024;

export const DOCUMENT_POLICY = {
  /** Ours: photos of phones have 2 to 8 MB. */
  mostBytes: 10 * MEGABYTE,
  headBytes: 4096,
  mostPixels: 70_000_000,
  /** A smaller photo cannot be read. */
  shortestEdge: 200,
  /** Text of a card is read well with this many pixels. */
  longestEdge: 2048,
} as const;

/** What a full account needs (docs/decisions/0052). `ktp` is the ID card, which every account needs. */
export const DOCUMENT_KINDS = [
  'ktp',
  'npwp',
  'nib',
  'deed',
  'ministry_decree',
  'bank_book',
  'director_ktp',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const UPGRADE_DOCUMENTS: Readonly<Record<ClientType, readonly DocumentKind[]>> = {
  individual: ['npwp', 'nib', 'bank_book'],
  company: ['director_ktp', 'npwp', 'nib', 'deed', 'ministry_decree', 'bank_book'],
};

export const isUpgradeDocument = (kind: DocumentKind, client: ClientType): boolean =>
  UPGRADE_DOCUMENTS[client].includes(kind);

/** Documents that are still missing for a request. */
export const missingDocuments = (
  client: ClientType,
  sent: readonly DocumentKind[],
): readonly DocumentKind[] => UPGRADE_DOCUMENTS[client].filter((kind) => !sent.includes(kind));

type DocumentFile = { readonly size: number; readonly head: Uint8Array };

/** Product spec §5: jpg or jpeg only. The content decides, not the name. */
export const decideDocument = ({ size, head }: DocumentFile): Result<'jpeg', OnboardingProblemCode> => {
  const { mostBytes } = DOCUMENT_POLICY;
  if (size > mostBytes) return err('DPAY_PHOTO_TOO_LARGE', { maximum_mb: mostBytes / MEGABYTE });
  const kind = imageKindOf(head);
  if (kind === 'jpeg') return ok('jpeg');
  return err(kind === undefined ? 'DPAY_DOCUMENT_NOT_JPEG' : 'DPAY_DOCUMENT_KIND_UNSUPPORTED');
};

export const decideDocumentPixels = (size: PixelSize): Result<PixelSize, OnboardingProblemCode> => {
  const { mostPixels, shortestEdge } = DOCUMENT_POLICY;
  if (size.width * size.height > mostPixels) return err('DPAY_DOCUMENT_UNREADABLE');
  return Math.min(size.width, size.height) < shortestEdge
    ? err('DPAY_DOCUMENT_TOO_SMALL', { minimum: shortestEdge })
    : ok(size);
};
