import type { LinkOfRow } from './check-link-row.ts';
import type { LinkIssue } from './issues.ts';

type NumberedLink = readonly [row: number, link: LinkOfRow];

/**
 * Issues beside an earlier row. Two links with one reference cannot be told apart, so that is an error. The same phone and amount without a
 * reference may be pasted twice or be two purchases, so that is a warning.
 */
export const twinIssues = (links: Iterable<NumberedLink>): ReadonlyMap<number, readonly LinkIssue[]> => {
  const first = new Map<string, number>();
  const issues = new Map<number, readonly LinkIssue[]>();
  for (const [row, link] of links) {
    const twin = twinOf(link);
    if (!twin) continue;
    const earlier = first.get(twin.key);
    if (earlier === undefined) first.set(twin.key, row);
    else issues.set(row, [{ ...twin.issue, params: { row: earlier } }]);
  }
  return issues;
};

type Twin = { key: string; issue: LinkIssue };

const twinOf = ({ reference_id: reference, amount, customer }: LinkOfRow): Twin | undefined => {
  if (reference !== undefined)
    return { key: `reference ${reference}`, issue: { field: 'reference_id', code: 'REFERENCE_TWICE' } };
  const mobile = customer?.mobile;
  return mobile
    ? { key: `customer ${mobile} ${amount}`, issue: { field: 'amount', code: 'ROW_TWICE' } }
    : undefined;
};
