import { decideImage, IMAGE_POLICY } from '@dasbor/domain/images';
import type { Problem } from '@dasbor/domain/kernel';

/** What the server would refuse, before anything is sent. */
export const checkImage = async (file: File): Promise<Problem | undefined> => {
  const head = new Uint8Array(await file.slice(0, IMAGE_POLICY.headBytes).arrayBuffer());
  const decided = decideImage({ size: file.size, head });
  return decided.ok ? undefined : decided.problem;
};
