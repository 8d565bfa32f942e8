import { decideLogo, decideLogoPixels, LOGO_POLICY } from '@dasbor/domain/checkout-appearance';
import { pngSize } from '@dasbor/domain/images';
import type { Problem } from '@dasbor/domain/kernel';

/** What the server would refuse, before anything is sent. */
export const checkLogo = async (file: File): Promise<Problem | undefined> => {
  const head = new Uint8Array(await file.slice(0, LOGO_POLICY.headBytes).arrayBuffer());
  const decided = decideLogo({ size: file.size, head });
  if (!decided.ok) return decided.problem;
  const size = pngSize(head);
  const pixels = size && decideLogoPixels(size);
  return pixels?.ok === false ? pixels.problem : undefined;
};
