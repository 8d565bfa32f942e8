import type { StatusIcon } from '../ui/status-badge.tsx';
import type { Tone } from '../ui/tone.ts';

/** How a status looks; its word is in the feature's locale. */
export interface StatusView {
  readonly tone: Tone;
  readonly icon: StatusIcon;
}

/** A record of statuses is exhaustive where it is written; what a newer server sends is looked up here. */
export function knownStatus<S extends string>(views: Readonly<Record<S, StatusView>>, raw: string): S | null {
  return Object.hasOwn(views, raw) ? (raw as S) : null;
}

/** With its word: what a badge, the end of a timeline and a file of a list say of the same thing. */
export interface NamedStatus extends StatusView {
  readonly label: string;
}

/** One of a newer server is grey, and named as the server named it: never a crash, never a wrong promise. */
export function namedStatus<S extends string>(
  views: Readonly<Record<S, StatusView>>,
  raw: string,
  word: (known: S) => string,
): NamedStatus {
  const known = knownStatus(views, raw);
  return known ? { ...views[known], label: word(known) } : { tone: 'neutral', icon: 'unknown', label: raw };
}
