import { StatusBadge, type StatusBadgeProps } from '../ui/status-badge.tsx';
import type { Meanings } from './meanings.ts';
import { useStatusOf } from './use-status-of.ts';

type StatusProps<S extends string> = {
  of: Meanings<S>;
  /** The server's status. An unknown one is grey. */
  is: string;
} & Pick<StatusBadgeProps, 'size'>;

/** The badge of a noun's status: `<Status of={topUpMeanings} is={topUp.status} />`. */
export const Status = <S extends string>({ of: meanings, is: status, size = 'sm' }: StatusProps<S>) => (
  <StatusBadge {...useStatusOf(meanings)(status)} size={size} />
);
