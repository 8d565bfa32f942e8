import type { StatusIcon } from '../ui/status-badge.tsx';
import type { Tone } from '../ui/tone.ts';

export type StatusView = {
  readonly tone: Tone;
  readonly icon: StatusIcon;
};

/**
 * Every meaning of a status, with its tone and icon. Its text is in this folder's locale. Each resource maps its
 * statuses to these meanings, so that one meaning looks the same on every screen.
 */
export const MEANINGS = {
  started: { tone: 'neutral', icon: 'waiting' },
  draft: { tone: 'neutral', icon: 'waiting' },
  unpaid: { tone: 'neutral', icon: 'waiting' },
  outstanding: { tone: 'info', icon: 'waiting' },
  late: { tone: 'danger', icon: 'warning' },
  inactive: { tone: 'neutral', icon: 'waiting' },
  unused: { tone: 'neutral', icon: 'waiting' },
  waiting_approval: { tone: 'warning', icon: 'waiting' },
  waiting_public_key: { tone: 'warning', icon: 'waiting' },
  requested: { tone: 'warning', icon: 'waiting' },
  needs_changes: { tone: 'warning', icon: 'warning' },
  approved: { tone: 'info', icon: 'waiting' },
  waiting_customer: { tone: 'warning', icon: 'waiting' },
  waiting_answer: { tone: 'info', icon: 'waiting' },
  waiting_payment: { tone: 'info', icon: 'waiting' },
  being_paid: { tone: 'info', icon: 'progress' },
  queued: { tone: 'info', icon: 'waiting' },
  in_line: { tone: 'info', icon: 'waiting' },
  being_made: { tone: 'info', icon: 'progress' },
  file_completed: { tone: 'success', icon: 'done' },
  invited: { tone: 'info', icon: 'waiting' },
  // The customer has paid and the money is on its way to the merchant.
  waiting_settlement: { tone: 'success', icon: 'waiting' },
  checking: { tone: 'info', icon: 'progress' },
  processing: { tone: 'info', icon: 'progress' },
  retrying: { tone: 'warning', icon: 'progress' },
  valid: { tone: 'neutral', icon: 'done' },
  paid: { tone: 'success', icon: 'done' },
  completed: { tone: 'success', icon: 'done' },
  accepted: { tone: 'success', icon: 'done' },
  invoiced: { tone: 'neutral', icon: 'done' },
  recorded: { tone: 'success', icon: 'done' },
  settled: { tone: 'success', icon: 'done' },
  delivered: { tone: 'success', icon: 'done' },
  active: { tone: 'success', icon: 'done' },
  on: { tone: 'success', icon: 'done' },
  healthy: { tone: 'success', icon: 'done' },
  partially_completed: { tone: 'warning', icon: 'warning' },
  failing: { tone: 'warning', icon: 'warning' },
  invalid: { tone: 'danger', icon: 'warning' },
  failed: { tone: 'danger', icon: 'failed' },
  stopped: { tone: 'danger', icon: 'failed' },
  rejected: { tone: 'danger', icon: 'cancelled' },
  declined: { tone: 'danger', icon: 'cancelled' },
  cancelled: { tone: 'neutral', icon: 'cancelled' },
  reversed: { tone: 'neutral', icon: 'cancelled' },
  revoked: { tone: 'neutral', icon: 'cancelled' },
  expired: { tone: 'neutral', icon: 'cancelled' },
  ended: { tone: 'neutral', icon: 'done' },
  held: { tone: 'neutral', icon: 'paused' },
  paused: { tone: 'neutral', icon: 'paused' },
  off: { tone: 'neutral', icon: 'paused' },
  deactivated: { tone: 'neutral', icon: 'paused' },
  removed: { tone: 'neutral', icon: 'cancelled' },
} as const satisfies Record<string, StatusView>;
export type Meaning = keyof typeof MEANINGS;

/** The meaning of each status of a resource. Each definition must be exhaustive. */
export type Meanings<S extends string> = Readonly<Record<S, Meaning>>;

/** For anything that can be turned on and off. */
export const switchMeanings: Meanings<'on' | 'off'> = { on: 'on', off: 'off' };

/** Null for a status of a newer server that this build does not know. */
export const knownStatus = <S extends string>(meanings: Meanings<S>, raw: string): S | null =>
  Object.hasOwn(meanings, raw) ? (raw as S) : null;

export type NamedStatus = {
  readonly label: string;
} & StatusView;

/** An unknown status is grey and keeps the server's name. */
export const namedStatus = <S extends string>(
  meanings: Meanings<S>,
  raw: string,
  word: (meaning: Meaning) => string,
): NamedStatus => {
  const known = knownStatus(meanings, raw);
  if (!known) return { tone: 'neutral', icon: 'unknown', label: raw };
  const meaning: Meaning = meanings[known];
  return { ...MEANINGS[meaning], label: word(meaning) };
};
