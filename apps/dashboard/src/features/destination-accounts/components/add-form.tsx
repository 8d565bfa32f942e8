import { type AccountUse, DESTINATION_ACCOUNT_POLICY } from '@dasbor/domain/destination-accounts';
import { useState } from 'react';
import { mixed, object } from 'yup';
import { DestinationFields } from '../../../shared/destination/destination-fields.tsx';
import {
  destinationOf,
  destinationRules,
  type DestinationValues,
  type WithBanks,
} from '../../../shared/destination/destination-values.ts';
import { useBanks } from '../../../shared/destination/use-banks.ts';
import { accountFields, useAskBank } from '../../../shared/destination/use-own-account.ts';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import type { FormSchema } from '../../../shared/forms/schema.ts';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { AddDialog, type Wanted } from './add-dialog.tsx';

type Values = DestinationValues & { use: AccountUse };

const schema: FormSchema<Values, WithBanks> = object({
  use: mixed<AccountUse>(),
  ...destinationRules<Values>(),
});

type AddFormProps = {
  /** What the person may add accounts for. */
  uses: readonly AccountUse[];
  first: AccountUse;
};

/** Adds an account: an own one, confirmed by its bank, or one for fund transfers, which someone else approves. Each with a code. */
export const AddForm = ({ uses, first }: AddFormProps) => {
  const t = useT('destination-accounts');
  const { rupiah } = useFormat();
  const scope = useScope().join(' ');
  const banks = useBanks().data ?? [];
  const askBank = useAskBank();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const form = useForm<Values, WithBanks>({
    initial: { use: first, bank_code: '', account_number: '', account_name: '' },
    schema,
    around: { banks },
    draft: `${scope} destination account ${first}`,
    fieldsOf: accountFields,
    submit: async (values) => {
      const destination = destinationOf(values, { banks });
      if (!destination) return;
      const { account, bank } = destination;
      if (values.use === 'withdrawals') await askBank(account);
      setWanted({ use: values.use, account, bankName: bank.name });
    },
  });
  const use = uses.includes(form.values.use) ? form.values.use : first;
  const close = () => setWanted(null);

  return (
    <Section
      title={t('add.title')}
      description={t(`add.text.${use}`, { amount: rupiah(DESTINATION_ACCOUNT_POLICY.mostWhileNew) })}
      data-section="add"
    >
      <Form form={form}>
        {form.banner}
        {uses.length > 1 ? (
          <ChoiceGroup legend={t('add.use')}>
            {uses.map((one) => (
              <Choice
                key={one}
                {...form.choice('use', one)}
                title={t(`add.uses.${one}`)}
                text={t(`add.usesText.${one}`)}
              />
            ))}
          </ChoiceGroup>
        ) : null}
        <DestinationFields form={form} banks={banks} isOwn={use === 'withdrawals'} />
        {form.summary}
        <Button type="submit" variant="primary" justifySelf="start" loading={form.isBusy}>
          {t(`add.button.${use}`)}
        </Button>
      </Form>
      {wanted ? (
        <AddDialog
          wanted={wanted}
          onClose={close}
          onAdded={() => form.restart()}
          onRefused={(error) => {
            const isBeside = form.refuse(error);
            if (isBeside) close();
            return isBeside;
          }}
        />
      ) : null}
    </Section>
  );
};
