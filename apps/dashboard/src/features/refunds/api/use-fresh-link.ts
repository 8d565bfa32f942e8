import { useFreshSecrets } from '../../../shared/secrets/fresh-secrets.ts';
import type { NewRefundLink } from './types.ts';

/** A link that was just made. In memory only: whoever has it can claim the refund. */
export const useFreshLink = () => {
  const secrets = useFreshSecrets();
  return {
    of: (refundId: string): NewRefundLink | undefined => {
      const kept = secrets.of(refundId);
      return kept === undefined ? undefined : (JSON.parse(kept) as NewRefundLink);
    },
    keep: (refundId: string, link: NewRefundLink | null) => {
      if (link) secrets.keep(refundId, JSON.stringify(link));
    },
    putAway: secrets.putAway,
  };
};
