import { DESTINATION_ACCOUNT_POLICY } from '@dasbor/domain/destination-accounts';
import { useState } from 'react';
import { object } from 'yup';
import { DestinationFields } from '../../../shared/destination/destination-fields.tsx';
import {
  type Destination,
  destinationOf,
  destinationRules,
  type DestinationValues,
  type WithBanks,
} from '../../../shared/destination/destination-values.ts';
import { useBanks } from '../../../shared/destination/use-banks.ts';
import { accountFields, useAskBank } from '../../../shared/destination/use-own-account.ts';
import { Form } from '../../../shared/forms/form.tsx';
import type { FormSchema } from '../../../shared/forms/schema.ts';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { AddDialog } from './add-dialog.tsx';

const EMPTY: DestinationValues = { bank_code: '', account_number: '', account_name: '' };

const schema: FormSchema<DestinationValues, WithBanks> = object(destinationRules());

/** Adds an account of the merchant itself, confirmed by its bank and a code. */
export const AddForm = () => {
  const t = useT('destination-accounts');
  const { rupiah } = useFormat();
  const toast = useToast();
  const scope = useScope().join(' ');
  const banks = useBanks().data ?? [];
  const askBank = useAskBank();
  const [asked, setAsked] = useState<Destination | null>(null);
  const form = useForm({
    initial: EMPTY,
    schema,
    around: { banks },
    draft: `${scope} destination account`,
    fieldsOf: accountFields,
    submit: async (values) => {
      const destination = destinationOf(values, { banks });
      if (!destination) return;
      await askBank(destination.account);
      setAsked(destination);
    },
  });
  const close = () => setAsked(null);

  return (
    <Section
      title={t('add.title')}
      description={t('add.text', { amount: rupiah(DESTINATION_ACCOUNT_POLICY.mostWhileNew) })}
      data-section="add"
    >
      <Form form={form}>
        {form.banner}
        <DestinationFields form={form} banks={banks} isOwn />
        {form.summary}
        <Button type="submit" variant="primary" justifySelf="start" loading={form.isBusy}>
          {t('add.button')}
        </Button>
      </Form>
      {asked ? (
        <AddDialog
          destination={asked}
          onClose={close}
          onAdded={() => {
            close();
            form.restart();
            toast.success(t('add.done'));
          }}
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
