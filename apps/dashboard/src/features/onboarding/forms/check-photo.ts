import type { Problem } from '@dasbor/domain/kernel';
import { decideDocument, DOCUMENT_POLICY } from '@dasbor/domain/onboarding';

/** What the server would refuse, before anything is sent. */
export const checkPhoto = async (file: File): Promise<Problem | undefined> => {
  const head = new Uint8Array(await file.slice(0, DOCUMENT_POLICY.headBytes).arrayBuffer());
  const decided = decideDocument({ size: file.size, head });
  return decided.ok ? undefined : decided.problem;
};
