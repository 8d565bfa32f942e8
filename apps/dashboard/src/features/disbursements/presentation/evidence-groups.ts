import type { Evidence, EvidenceGroup } from '../api/types.ts';

/** Lists edits to rows first, then differences from past payouts. */
export const EVIDENCE_GROUPS = [
  'changed_rows',
  'unusual_amounts',
  'first_time_accounts',
  'warnings',
] as const satisfies readonly (keyof Evidence)[];
export type EvidenceName = (typeof EVIDENCE_GROUPS)[number];

/** The non-empty groups. */
export const findingsOf = (evidence: Evidence): readonly { name: EvidenceName; group: EvidenceGroup }[] =>
  EVIDENCE_GROUPS.map((name) => ({ name, group: evidence[name] })).filter(({ group }) => group.count > 0);
