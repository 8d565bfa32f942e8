import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { APPROVAL_KINDS, type ApprovalKind, APPROVALS, sameApprovalRules } from '@dasbor/domain/approvals';
import { AmountField } from '../../../shared/forms/amount-field.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { RulesState } from '../api/types.ts';
import { RULE_FIELDS, rulesOf, type RulesValues, storedRules } from '../forms/rules-values.ts';
import { labelOf } from './rules-table.tsx';

type RulesFormProps = { form: FormState<RulesValues>; state: RulesState };

export const RulesForm = ({ form, state }: RulesFormProps) => {
  const t = useT('approvals');
  const words = useCodeWords();
  const isAllowed = may(useWho(), { permission: 'user_management.create' }).ok;
  const isSame = sameApprovalRules(rulesOf(form.values), storedRules(state.rules));
  const unchanged = isSame ? words('DPAY_APPROVAL_RULES_UNCHANGED') : undefined;
  const refused = isAllowed ? unchanged : t('rules.readOnly');
  return (
    <Form form={form}>
      {APPROVAL_KINDS.map((kind) => (
        <KindSection key={kind} kind={kind} form={form} people={state.people[kind] ?? 0} />
      ))}
      {form.banner}
      {form.summary}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Button type="submit" variant="primary" loading={form.isBusy} disabledReason={refused}>
          {t('rules.review')}
        </Button>
        {isAllowed ? null : (
          <chakra.span textStyle="small" color="fg.muted">
            {t('rules.readOnly')}
          </chakra.span>
        )}
      </chakra.div>
    </Form>
  );
};

type KindSectionProps = { kind: ApprovalKind; form: FormState<RulesValues>; people: number };

const KindSection = ({ kind, form, people }: KindSectionProps) => {
  const t = useT('approvals');
  return (
    <Section
      title={t(`kind.${kind}`)}
      description={t(APPROVALS[kind].least === 0 ? 'rules.base.none' : 'rules.base.one')}
      data-section={kind}
    >
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        {RULE_FIELDS.map((field) => (
          <AmountField
            key={field}
            label={t(`rules.field.${labelOf(kind, field)}`)}
            hint={t('rules.field.hint')}
            {...form.field(`${kind}.${field}`)}
          />
        ))}
      </chakra.div>
      <chakra.p mt="3" textStyle="small" color="fg.muted">
        {t('rules.people', { count: people })}
      </chakra.p>
    </Section>
  );
};
