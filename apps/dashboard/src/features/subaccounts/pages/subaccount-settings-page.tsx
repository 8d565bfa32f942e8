import { chakra } from '@chakra-ui/react';
import { Choice } from '../../../shared/forms/choice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useScope } from '../../../shared/state/session.ts';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { Subaccount } from '../api/types.ts';
import { useSaveSubaccount } from '../api/use-save-subaccount.ts';
import { ActivateSection } from '../components/activate-section.tsx';
import { OfSubaccount } from '../components/of-subaccount.tsx';
import { SubaccountActions } from '../components/subaccount-actions.tsx';
import { SubaccountTabs } from '../components/subaccount-tabs.tsx';
import { SubaccountFields } from '../forms/subaccount-fields.tsx';
import { detailsOf, subaccountSchema, valuesOf } from '../forms/subaccount-values.ts';

export default function SubaccountSettingsPage() {
  return (
    <OfSubaccount>{(subaccount, back) => <Settings subaccount={subaccount} back={back} />}</OfSubaccount>
  );
}

const Settings = ({ subaccount, back }: { subaccount: Subaccount; back: Back }) => (
  <>
    <PageHeader title={subaccount.name} back={back} actions={<SubaccountActions subaccount={subaccount} />} />
    <SubaccountTabs id={subaccount.id} current="settings" />
    <chakra.div display="grid" gap="4" maxW="40rem" mt="4">
      {subaccount.status === 'created' ? <ActivateSection subaccount={subaccount} /> : null}
      {/* Reset the form when somebody else saves. */}
      <SettingsForm key={subaccount.updated_at} subaccount={subaccount} />
    </chakra.div>
  </>
);

const SettingsForm = ({ subaccount }: { subaccount: Subaccount }) => {
  const t = useT('subaccounts');
  const scope = useScope().join(' ');
  const toast = useToast();
  const { change } = useSaveSubaccount();
  const form = useForm({
    initial: valuesOf(subaccount),
    schema: subaccountSchema,
    draft: `${scope} subaccount ${subaccount.id}`,
    submit: async (values, { clear }) => {
      await change(subaccount.id, { ...detailsOf(values), bank_transfers_enabled: values.bank });
      clear();
      toast.success(t('settings.saved'));
    },
  });

  return (
    <Form form={form}>
      {form.banner}
      <Section title={t('settings.details')}>
        <chakra.div display="grid" gap="4">
          <SubaccountFields form={form} />
        </chakra.div>
      </Section>
      <Section title={t('settings.money')}>
        <Choice title={t('settings.bank')} text={t('settings.bankText')} {...form.toggle('bank')} />
      </Section>
      <Button
        type="submit"
        variant="primary"
        justifySelf="start"
        loading={form.isBusy}
        disabledReason={form.isChanged ? undefined : t('settings.unchanged')}
      >
        {t('settings.save')}
      </Button>
    </Form>
  );
};
