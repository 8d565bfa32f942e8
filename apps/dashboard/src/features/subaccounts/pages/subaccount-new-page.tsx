import { chakra } from '@chakra-ui/react';
import { SUBACCOUNT_TYPES } from '@dasbor/domain/subaccounts';
import { useState } from 'react';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { useCheckedForm } from '../../../shared/forms/use-checked-form.ts';
import { ProblemSummary } from '../../../shared/forms/problem-summary.tsx';
import { useProblemFocus } from '../../../shared/forms/use-problem-focus.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { useLeadOn } from '../../../shared/lib/use-lead-on.tsx';
import { useScope, useSession } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { useSaveSubaccount } from '../api/use-save-subaccount.ts';
import { SubaccountFields } from '../forms/subaccount-fields.tsx';
import { detailsOf, EMPTY_VALUES, FIELDS, problemsOf } from '../forms/subaccount-values.ts';
import { subaccountPaths } from '../paths.ts';

export default function SubaccountNewPage() {
  const t = useT('subaccounts');
  const { mode } = useSession();
  const scope = useScope().join(' ');
  return (
    <>
      <PageHeader
        title={t('new.title')}
        description={mode === 'sandbox' ? t('new.introSandbox') : t('new.intro')}
        back={{ to: subaccountPaths.list, label: t('list.title') }}
      />
      <NewSubaccount key={scope} draftName={`${scope} subaccount`} />
    </>
  );
}

function NewSubaccount({ draftName }: { draftName: string }) {
  const t = useT('subaccounts');
  const leadOn = useLeadOn();
  const { create } = useSaveSubaccount();
  const form = useCheckedForm(draftName, { initial: EMPTY_VALUES, fields: FIELDS, problemsOf });
  const element = useProblemFocus(form.attempts);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const type = SUBACCOUNT_TYPES.find((one) => one === form.values.type) ?? 'company';

  async function submit() {
    if (isBusy || !form.check()) return;
    setFailure(null);
    setBusy(true);
    try {
      const { account_id: accountId, ...details } = detailsOf(form.values);
      const made = await create({ ...details, type, ...(accountId ? { account_id: accountId } : {}) });
      form.clear();
      leadOn(subaccountPaths.detail(made.id), t('new.done'), { replace: true });
    } catch (error) {
      const described = describeFailure(error);
      if (!form.refuse(described.fields ?? [])) setFailure(described);
    } finally {
      setBusy(false);
    }
  }

  return (
    <chakra.form
      ref={element}
      noValidate
      display="grid"
      gap="4"
      maxW="40rem"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {failure ? <FailureBanner failure={failure} /> : null}
      <Section>
        <chakra.div display="grid" gap="4">
          <SubaccountFields form={form} />
          <ChoiceGroup legend={t('form.type')}>
            {SUBACCOUNT_TYPES.map((value) => (
              <Choice
                key={value}
                radio="type"
                title={t(`type.${value}`)}
                checked={type === value}
                onChange={() => form.set({ type: value })}
              />
            ))}
          </ChoiceGroup>
        </chakra.div>
      </Section>
      <ProblemSummary form={element} outcomes={form.attempts} />
      <Button type="submit" variant="primary" justifySelf="start" loading={isBusy}>
        {t('new.submit')}
      </Button>
    </chakra.form>
  );
}
