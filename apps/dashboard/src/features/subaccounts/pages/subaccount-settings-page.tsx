import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../shared/forms/choice.tsx';
import { useCheckedForm } from '../../../shared/forms/use-checked-form.ts';
import { useProblemFocus } from '../../../shared/forms/use-problem-focus.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { useScope } from '../../../shared/state/session.ts';
import type { Back } from '../../../shared/ui/back-link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { Subaccount } from '../api/types.ts';
import { useSaveSubaccount } from '../api/use-save-subaccount.ts';
import { ActivateSection } from '../components/activate-section.tsx';
import { OfSubaccount } from '../components/of-subaccount.tsx';
import { SubaccountActions } from '../components/subaccount-actions.tsx';
import { SubaccountTabs } from '../components/subaccount-tabs.tsx';
import { SubaccountFields } from '../forms/subaccount-fields.tsx';
import { detailsOf, FIELDS, problemsOf, valuesOf } from '../forms/subaccount-values.ts';

export default function SubaccountSettingsPage() {
  return (
    <OfSubaccount>{(subaccount, back) => <Settings subaccount={subaccount} back={back} />}</OfSubaccount>
  );
}

function Settings({ subaccount, back }: { subaccount: Subaccount; back: Back }) {
  return (
    <>
      <PageHeader
        title={subaccount.name}
        back={back}
        actions={<SubaccountActions subaccount={subaccount} />}
      />
      <SubaccountTabs id={subaccount.id} current="settings" />
      <chakra.div display="grid" gap="4" maxW="40rem" mt="4">
        {subaccount.status === 'created' ? <ActivateSection subaccount={subaccount} /> : null}
        {/* What somebody else saved meanwhile begins the form anew. */}
        <SettingsForm key={subaccount.updated_at} subaccount={subaccount} />
      </chakra.div>
    </>
  );
}

function SettingsForm({ subaccount }: { subaccount: Subaccount }) {
  const t = useT('subaccounts');
  const scope = useScope().join(' ');
  const toast = useToast();
  const { change } = useSaveSubaccount();
  const form = useCheckedForm(`${scope} subaccount ${subaccount.id}`, {
    initial: valuesOf(subaccount),
    fields: FIELDS,
    problemsOf,
  });
  const element = useProblemFocus(form.attempts);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const bank = form.values.bank === 'on';

  async function submit() {
    if (isBusy || !form.check()) return;
    setFailure(null);
    setBusy(true);
    try {
      await change(subaccount.id, { ...detailsOf(form.values), bank_transfers_enabled: bank });
      form.clear();
      toast.success(t('settings.saved'));
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
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {failure ? <FailureBanner failure={failure} /> : null}
      <Section title={t('settings.details')}>
        <chakra.div display="grid" gap="4">
          <SubaccountFields form={form} />
        </chakra.div>
      </Section>
      <Section title={t('settings.money')}>
        <Choice
          title={t('settings.bank')}
          text={t('settings.bankText')}
          checked={bank}
          onChange={() => form.set({ bank: bank ? 'off' : 'on' })}
        />
      </Section>
      <Button
        type="submit"
        variant="primary"
        justifySelf="start"
        loading={isBusy}
        disabledReason={form.isChanged ? undefined : t('settings.unchanged')}
      >
        {t('settings.save')}
      </Button>
    </chakra.form>
  );
}
