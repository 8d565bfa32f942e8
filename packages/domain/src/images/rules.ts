import { err, ok, type Result } from '../kernel/index.ts';
import { isAnimated, type PixelSize } from './animated.ts';
import { type ImageKind, imageKindOf } from './kind.ts';
import type { ImageProblemCode } from './problems.ts';

const MEGABYTE = 1024 * 1024;

export const IMAGE_POLICY = {
  /** Product spec §5: under 20 MB. */
  bytesBelow: 20 * MEGABYTE,
  /** How many of the first bytes tell the kind. An animation is announced before the first frame, but after a colour profile. */
  headBytes: 256 * 1024,
  /** Phones save photos of 50 megapixels at most unless told otherwise. Decoded, a pixel takes four bytes. */
  mostPixels: 70_000_000,
  /** Larger images are made smaller: no page shows more. */
  longestEdge: 2048,
  /** An upload that nothing refers to is deleted after this time. */
  unusedDays: 7,
  mostUnused: 500,
} as const;

export const IMAGE_KINDS = ['png', 'jpeg', 'webp'] as const satisfies readonly ImageKind[];
export type AcceptedImageKind = (typeof IMAGE_KINDS)[number];

export type ImageFile = {
  readonly size: number;
  /** The first `IMAGE_POLICY.headBytes`, or all of a smaller file. */
  readonly head: Uint8Array;
};

/** Whether a file may be uploaded as an image, by its content. */
export const decideImage = ({ size, head }: ImageFile): Result<AcceptedImageKind, ImageProblemCode> => {
  const { bytesBelow } = IMAGE_POLICY;
  if (size >= bytesBelow) return err('DPAY_IMAGE_TOO_LARGE', { maximum_mb: bytesBelow / MEGABYTE });
  return decideKind(head);
};

/** The kind, if it is one that is accepted and shows one picture. */
export const decideKind = (head: Uint8Array): Result<AcceptedImageKind, ImageProblemCode> => {
  const kind = imageKindOf(head);
  if (kind === undefined) return err('DPAY_IMAGE_NOT_IMAGE');
  if (kind === 'svg') return err('DPAY_IMAGE_IS_SVG');
  const accepted = IMAGE_KINDS.find((one) => one === kind);
  if (accepted === undefined) return err('DPAY_IMAGE_KIND_UNSUPPORTED');
  if (accepted !== 'jpeg' && isAnimated(accepted, head)) return err('DPAY_IMAGE_ANIMATED');
  return ok(accepted);
};

/** A small file can announce a picture that fills the memory. */
export const decidePixels = (size: PixelSize): Result<PixelSize, ImageProblemCode> =>
  size.width * size.height <= IMAGE_POLICY.mostPixels
    ? ok(size)
    : err('DPAY_IMAGE_TOO_MANY_PIXELS', { maximum: IMAGE_POLICY.mostPixels / 1_000_000 });

/** Whether one more image may be uploaded, so that uploads alone cannot fill the storage. */
export const decideAnotherImage = (unused: number): Result<number, ImageProblemCode> =>
  unused < IMAGE_POLICY.mostUnused ? ok(unused) : err('DPAY_IMAGES_UNUSED_LIMIT');
