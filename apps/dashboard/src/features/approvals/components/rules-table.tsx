import { chakra } from '@chakra-ui/react';
import { APPROVAL_KINDS, type ApprovalRules, APPROVALS } from '@dasbor/domain/approvals';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { RULE_FIELDS } from '../forms/rules-values.ts';

type RulesTableProps = { now: ApprovalRules; next: ApprovalRules };

/** The kinds whose rules change, each amount before and after. */
export const RulesTable = ({ now, next }: RulesTableProps) => {
  const t = useT('approvals');
  const { rupiah } = useFormat();
  const amount = (value: number | null) => (value === null ? t('rules.never') : rupiah(value));
  const rows = APPROVAL_KINDS.flatMap((kind) =>
    RULE_FIELDS.filter((field) => now[kind][field] !== next[kind][field]).map((field) => ({
      key: `${kind} ${field}`,
      kind: t(`kind.${kind}`),
      label: t(`rules.field.${labelOf(kind, field)}`),
      now: amount(now[kind][field]),
      next: amount(next[kind][field]),
    })),
  );
  return (
    <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="3" data-rules="">
      {rows.map((row) => (
        <chakra.li key={row.key}>
          <chakra.p fontWeight="semibold">{row.kind}</chakra.p>
          <chakra.p color="fg.muted" textStyle="small">
            {row.label}
          </chakra.p>
          <chakra.p>
            {t('rules.proposal.now')}: {row.now} → {t('rules.proposal.then')}: {row.next}
          </chakra.p>
        </chakra.li>
      ))}
    </chakra.ul>
  );
};

/** Nobody approves a withdrawal without a rule, so its people are not "more". */
export const labelOf = (
  kind: (typeof APPROVAL_KINDS)[number],
  field: (typeof RULE_FIELDS)[number],
): 'one_more' | 'two_more' | 'one' | 'two' => {
  const isFirst = field === 'one_more_from';
  if (APPROVALS[kind].least === 0) return isFirst ? 'one' : 'two';
  return isFirst ? 'one_more' : 'two_more';
};
