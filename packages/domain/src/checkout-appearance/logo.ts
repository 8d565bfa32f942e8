import { decideKind, IMAGE_POLICY, type ImageFile, type PixelSize } from '../images/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import type { CheckoutAppearanceProblemCode } from './problems.ts';

type Decided<T> = Result<T, CheckoutAppearanceProblemCode>;

const KILOBYTE = 1024;

export const LOGO_POLICY = {
  /** Product spec §5: PNG only, under 512 kB. */
  bytesBelow: 512 * KILOBYTE,
  headBytes: IMAGE_POLICY.headBytes,
  /** A side of the file, in pixels. Smaller looks blurred, larger is never shown. */
  leastPixels: 16,
  mostPixels: 2000,
  /** A side as shown, in CSS pixels: beside the language buttons of a phone with 320. */
  shown: { width: { least: 16, most: 160 }, height: { least: 16, most: 64 } },
} as const;

/** Whether a file may be a logo, by its content. */
export const decideLogo = ({ size, head }: ImageFile): Decided<'png'> => {
  const { bytesBelow } = LOGO_POLICY;
  if (size >= bytesBelow) return err('DPAY_LOGO_TOO_LARGE', { maximum_kb: bytesBelow / KILOBYTE });
  const kind = decideKind(head);
  if (!kind.ok && kind.problem.code === 'DPAY_IMAGE_ANIMATED') return err('DPAY_LOGO_ANIMATED');
  return kind.ok && kind.value === 'png' ? ok('png') : err('DPAY_LOGO_NOT_PNG');
};

export const decideLogoPixels = ({ width, height }: PixelSize): Decided<PixelSize> => {
  const { leastPixels: minimum, mostPixels: maximum } = LOGO_POLICY;
  const isFine = [width, height].every((side) => side >= minimum && side <= maximum);
  return isFine ? ok({ width, height }) : err('DPAY_LOGO_PIXELS', { minimum, maximum });
};

export const decideLogoSide = (side: 'width' | 'height', pixels: number): Decided<number> => {
  const { least: minimum, most: maximum } = LOGO_POLICY.shown[side];
  return Number.isInteger(pixels) && pixels >= minimum && pixels <= maximum
    ? ok(pixels)
    : err('DPAY_LOGO_DISPLAY_SIZE', { minimum, maximum });
};

/** The size in which a new logo is shown at first: as large as fits, in its own proportions. */
export const firstLogoSize = ({ width, height }: PixelSize): PixelSize => {
  const { shown } = LOGO_POLICY;
  const scale = Math.min(1, shown.width.most / width, FIRST_HEIGHT / height);
  return {
    width: within(Math.round(width * scale), shown.width),
    height: within(Math.round(height * scale), shown.height),
  };
};

const FIRST_HEIGHT = 40;

const within = (value: number, { least, most }: { least: number; most: number }): number =>
  Math.min(most, Math.max(least, value));
