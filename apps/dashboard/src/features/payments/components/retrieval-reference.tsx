import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useProblemWords } from '../../../shared/i18n/problem-words.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CopyButton } from '../../../shared/ui/record/copy-button.tsx';
import type { Payment } from '../api/types.ts';
import { useRetrievalReference } from '../api/use-retrieval-reference.ts';

/** The reference number if it is known; otherwise a button that requests it from the network. */
export const RetrievalReference = ({ payment }: { payment: Payment }) => {
  const t = useT('payment-record');
  const { data, error, trigger, isMutating } = useRetrievalReference(payment.id);
  const number = payment.retrieval_reference_number ?? data;

  if (number) {
    return (
      <chakra.span display="inline-flex" alignItems="center" gap="1">
        <chakra.span textStyle="id">{number}</chakra.span>
        <CopyButton value={number} what={t('rrn.label')} />
      </chakra.span>
    );
  }
  return (
    <chakra.span display="grid" gap="1" justifyItems="start">
      <Button size="xs" loading={isMutating} onClick={() => void trigger()}>
        {t('rrn.fetch')}
      </Button>
      <chakra.span role="alert" textStyle="small" color="fg.error">
        {error ? <Refusal error={error} /> : null}
      </chakra.span>
    </chakra.span>
  );
};

const Refusal = ({ error }: { error: unknown }) => {
  const { title, action } = useProblemWords(describeFailure(error));
  return `${title} ${action}`;
};
