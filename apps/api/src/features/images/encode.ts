import { open } from 'node:fs/promises';
import { decideImage, decidePixels, IMAGE_POLICY } from '@dasbor/domain/images';
import type { AcceptedImageKind, ImageFile, ImageProblemCode, PixelSize } from '@dasbor/domain/images';
import { err, ok } from '@dasbor/domain/kernel';
import type { Result } from '@dasbor/domain/kernel';
import type { Sharp } from 'sharp';
import { makeTurns } from './turns.ts';

type PublicType = 'image/webp' | 'image/png';

export type Encoded<Type extends string = PublicType> = PixelSize & { bytes: Uint8Array; contentType: Type };

/** What a kind of image may be, and what it becomes. `Code` names its own refusals. */
export type Recipe<Code extends string, Type extends string = PublicType> = {
  decide: (file: ImageFile) => Result<AcceptedImageKind, Code>;
  decidePixels: (size: PixelSize) => Result<PixelSize, Code>;
  contentType: Type;
  encode: (image: Sharp) => Sharp;
};

/** A photo or drawing of a product: upright, no larger than a page shows it. */
export const PICTURE: Recipe<ImageProblemCode> = {
  decide: decideImage,
  decidePixels,
  contentType: 'image/webp',
  encode: (image) => {
    const edge = IMAGE_POLICY.longestEdge;
    return image
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 });
  },
};

// One large image takes hundreds of megabytes while it is decoded, so they wait for each other. With so many before it, the last one waits
// some seconds.
const takeTurn = makeTurns(16);
const TIMEOUT_SECONDS = 10;
const DECODING = {
  limitInputPixels: IMAGE_POLICY.mostPixels,
  failOn: 'error',
  sequentialRead: true,
} as const;

/**
 * Decodes an uploaded file and encodes only its pixels. So no metadata survives, nor anything else that was hidden in the file. The first
 * bytes decide the kind before a decoder sees the file.
 */
export const encode = async <Code extends string, Type extends string = PublicType>(
  { path, size }: { path: string; size: number },
  recipe: Recipe<Code, Type>,
): Promise<Result<Encoded<Type>, Code | 'DPAY_IMAGE_DAMAGED'> | 'busy'> => {
  const kind = await decideFile({ path, size }, recipe);
  if (!kind.ok) return kind;
  const { default: sharp } = await import('sharp');
  // Reads the header only.
  const { format, width, height } = await sharp(path, { limitInputPixels: false }).metadata().catch(damaged);
  if (format !== kind.value || width === undefined || height === undefined) return err('DPAY_IMAGE_DAMAGED');
  const pixels = recipe.decidePixels({ width, height });
  if (!pixels.ok) return pixels;
  const made = await takeTurn(() =>
    recipe
      .encode(sharp(path, DECODING).timeout({ seconds: TIMEOUT_SECONDS }))
      .toBuffer({ resolveWithObject: true })
      .catch(() => undefined),
  );
  if (made === 'busy') return made;
  if (!made) return err('DPAY_IMAGE_DAMAGED');
  const { data, info } = made;
  return ok({ bytes: data, width: info.width, height: info.height, contentType: recipe.contentType });
};

/** By the first bytes alone. */
export const decideFile = async <Code extends string>(
  { path, size }: { path: string; size: number },
  { decide }: Pick<Recipe<Code, string>, 'decide'>,
): Promise<Result<AcceptedImageKind, Code>> => decide({ size, head: await headOf(path, size) });

const damaged = (): { format?: string; width?: number; height?: number } => ({});

const headOf = async (path: string, size: number): Promise<Uint8Array> => {
  const file = await open(path);
  try {
    const head = Buffer.alloc(Math.min(size, IMAGE_POLICY.headBytes));
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};
