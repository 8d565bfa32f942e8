import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useCheckedForm } from '../../../shared/forms/use-checked-form.ts';
import { useProblemFocus } from '../../../shared/forms/use-problem-focus.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
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

const EMPTY: DestinationValues = { bank_code: '', account_number: '', account_name: '' };

/** One more account that may be paid. */
export function AddAccountForm({ onAdd }: { onAdd: (account: AddWhitelistedAccount) => Promise<void> }) {
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
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit() {
    const destination = destinationOf(form.values, banks);
    if (isBusy || !form.check() || !destination) return;
    setFailure(null);
    setBusy(true);
    try {
      await onAdd(destination.account);
      form.set(EMPTY);
      toast.success(t('whitelist.added'));
    } catch (error) {
      const described = describeFailure(error);
      if (!form.refuse(described.fields ?? [])) setFailure(described);
    } finally {
      setBusy(false);
    }
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
          void submit();
        }}
      >
        {failure ? <FailureBanner failure={failure} /> : null}
        <DestinationFields form={form} banks={banks} />
        <Button type="submit" variant="primary" justifySelf="start" loading={isBusy}>
          {t('whitelist.addButton')}
        </Button>
      </chakra.form>
    </Section>
  );
}
