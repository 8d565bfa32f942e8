import { useState } from 'react';
import { object } from 'yup';
import { Form } from '../../../shared/forms/form.tsx';
import type { FormSchema } from '../../../shared/forms/schema.ts';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { DestinationFields } from '../../../shared/destination/destination-fields.tsx';
import {
  destinationOf,
  destinationRules,
  type DestinationValues,
  type WithBanks,
} from '../../../shared/destination/destination-values.ts';
import { useBanks } from '../../../shared/destination/use-banks.ts';
import type { AddWhitelistedAccount } from '../api/types.ts';
import type { WhitelistChanges } from '../api/use-whitelist.ts';
import { AddAccountDialog } from './add-account-dialog.tsx';

const EMPTY: DestinationValues = { bank_code: '', account_number: '', account_name: '' };

const schema: FormSchema<DestinationValues, WithBanks> = object(destinationRules());

/** Adds an account, which somebody else must approve. */
export const AddAccountForm = ({ onAdd }: { onAdd: WhitelistChanges['add'] }) => {
  const t = useT('fund-transfers');
  const toast = useToast();
  const scope = useScope().join(' ');
  const banks = useBanks().data ?? [];
  const [asked, setAsked] = useState<AddWhitelistedAccount | null>(null);
  const form = useForm({
    initial: EMPTY,
    schema,
    around: { banks },
    draft: `${scope} whitelist`,
    submit: (values) => setAsked(destinationOf(values, { banks })?.account ?? null),
  });

  return (
    <Section title={t('whitelist.add')}>
      <Form form={form}>
        <DestinationFields form={form} banks={banks} />
        {form.summary}
        <Button type="submit" variant="primary" justifySelf="start">
          {t('whitelist.addButton')}
        </Button>
      </Form>
      {asked ? (
        <AddAccountDialog
          account={asked}
          bankName={banks.find(({ code }) => code === asked.bank_code)?.name ?? asked.bank_code}
          onAdd={onAdd}
          onClose={() => setAsked(null)}
          onAdded={() => {
            setAsked(null);
            form.restart();
            toast.success(t('whitelist.added'));
          }}
          onRefused={(error) => {
            const isBeside = form.refuse(error);
            if (isBeside) setAsked(null);
            return isBeside;
          }}
        />
      ) : null}
    </Section>
  );
};
