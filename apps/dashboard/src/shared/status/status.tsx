import { StatusBadge, type StatusBadgeProps } from '../ui/status-badge.tsx';
import type { Meanings } from './meanings.ts';
import { useStatusOf } from './use-status-of.ts';

interface StatusProps<S extends string> extends Pick<StatusBadgeProps, 'size'> {
  of: Meanings<S>;
  /** The server's status. An unknown one is grey. */
  is: string;
}

/** The badge of a noun's status: `<Status of={topUpMeanings} is={topUp.status} />`. */
export function Status<S extends string>({ of: meanings, is: status, size = 'sm' }: StatusProps<S>) {
  return <StatusBadge {...useStatusOf(meanings)(status)} size={size} />;
}
