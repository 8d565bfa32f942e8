import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useCheckedForm } from '../../../shared/forms/use-checked-form.ts';
import { ProblemSummary } from '../../../shared/forms/problem-summary.tsx';
import { useProblemFocus } from '../../../shared/forms/use-problem-focus.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import {
  DESTINATION_FIELDS,
  DestinationFields,
  destinationOf,
  destinationProblems,
  type DestinationValues,
  useBanks,
} from '../../withdrawals/public.ts';
import type { AddWhitelistedAccount } from '../api/types.ts';
import type { WhitelistChanges } from '../api/use-whitelist.ts';
import { AddAccountDialog } from './add-account-dialog.tsx';

const EMPTY: DestinationValues = { bank_code: '', account_number: '', account_name: '' };

/** One more account that may be paid, once somebody else approved it. */
export function AddAccountForm({ onAdd }: { onAdd: WhitelistChanges['add'] }) {
  const t = useT('fund-transfers');
  const toast = useToast();
  const scope = useScope().join(' ');
  const banks = useBanks().data ?? [];
  const form = useCheckedForm(`${scope} whitelist`, {
    initial: EMPTY,
    fields: DESTINATION_FIELDS,
    problemsOf: (values) => destinationProblems(values, banks),
  });
  const element = useProblemFocus(form.attempts);
  const [asked, setAsked] = useState<AddWhitelistedAccount | null>(null);

  function review() {
    const destination = destinationOf(form.values, banks);
    if (form.check() && destination) setAsked(destination.account);
  }

  return (
    <Section title={t('whitelist.add')}>
      <chakra.form
        ref={element}
        noValidate
        display="grid"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          review();
        }}
      >
        <DestinationFields form={form} banks={banks} />
        <ProblemSummary form={element} outcomes={form.attempts} />
        <Button type="submit" variant="primary" justifySelf="start">
          {t('whitelist.addButton')}
        </Button>
      </chakra.form>
      {asked ? (
        <AddAccountDialog
          account={asked}
          bankName={banks.find(({ code }) => code === asked.bank_code)?.name ?? asked.bank_code}
          onAdd={onAdd}
          onClose={() => setAsked(null)}
          onAdded={() => {
            setAsked(null);
            form.set(EMPTY);
            toast.success(t('whitelist.added'));
          }}
          onRefused={(fields) => {
            const isBeside = form.refuse(fields);
            if (isBeside) setAsked(null);
            return isBeside;
          }}
        />
      ) : null}
    </Section>
  );
}
