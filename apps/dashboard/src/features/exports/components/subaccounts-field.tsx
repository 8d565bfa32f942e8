import { chakra } from '@chakra-ui/react';
import { EXPORT_POLICY } from '@dasbor/domain/exports';
import { useId } from 'react';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useAllSubaccounts } from '../../../shared/subaccounts/use-all-subaccounts.ts';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';

type SubaccountsFieldProps = {
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
};

export const SubaccountsField = ({ value, onChange, error }: SubaccountsFieldProps) => {
  const t = useT('exports');
  const errorId = useId();
  const { data, error: failure } = useAllSubaccounts();
  const all = (data ?? []).map(({ id }) => id).slice(0, EXPORT_POLICY.maxSubaccounts);
  const isAll = all.length > 0 && all.every((id) => value.includes(id));
  return (
    <ChoiceGroup
      legend={t('form.subaccounts')}
      hint={t('form.subaccountsHint', { most: EXPORT_POLICY.maxSubaccounts })}
    >
      {failure ? <FailureBanner failure={describeFailure(failure)} /> : null}
      {!data && !failure ? <Skeleton height="16" borderRadius="control" /> : null}
      {data && data.length > 1 ? (
        <Choice
          title={t('form.allSubaccounts')}
          checked={isAll}
          mixed={!isAll && value.length > 0}
          onChange={() => onChange(isAll ? [] : all)}
        />
      ) : null}
      <chakra.div display="grid" maxH="16rem" overflowY="auto" px="2.5" mx="-2.5">
        {(data ?? []).map(({ id, name }) => (
          <Choice
            key={id}
            title={name}
            checked={value.includes(id)}
            onChange={() => onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id])}
          />
        ))}
      </chakra.div>
      {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
    </ChoiceGroup>
  );
};
