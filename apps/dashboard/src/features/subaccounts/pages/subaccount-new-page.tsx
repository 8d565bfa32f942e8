import { chakra } from '@chakra-ui/react';
import { SUBACCOUNT_TYPES } from '@dasbor/domain/subaccounts';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { useScope, useSession } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useSaveSubaccount } from '../api/use-save-subaccount.ts';
import { SubaccountFields } from '../forms/subaccount-fields.tsx';
import { detailsOf, EMPTY_VALUES, subaccountSchema } from '../forms/subaccount-values.ts';
import { subaccountPaths } from '../../../shared/paths/money-out/subaccounts.ts';

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

const NewSubaccount = ({ draftName }: { draftName: string }) => {
  const t = useT('subaccounts');
  const goToResult = useGoToResult();
  const { create } = useSaveSubaccount();
  const form = useForm({
    initial: EMPTY_VALUES,
    schema: subaccountSchema,
    draft: draftName,
    submit: async (values, { clear }) => {
      const { account_id: accountId, ...details } = detailsOf(values);
      const made = await create({
        ...details,
        type: values.type,
        ...(accountId ? { account_id: accountId } : {}),
      });
      clear();
      goToResult(subaccountPaths.detail(made.id), t('new.done'), { replace: true });
    },
  });

  return (
    <Form form={form} maxW="40rem">
      {form.banner}
      <Section>
        <chakra.div display="grid" gap="4">
          <SubaccountFields form={form} />
          <ChoiceGroup legend={t('form.type')}>
            {SUBACCOUNT_TYPES.map((value) => (
              <Choice key={value} title={t(`type.${value}`)} {...form.choice('type', value)} />
            ))}
          </ChoiceGroup>
        </chakra.div>
      </Section>
      {form.summary}
      <Button type="submit" variant="primary" justifySelf="start" loading={form.isBusy}>
        {t('new.submit')}
      </Button>
    </Form>
  );
};
