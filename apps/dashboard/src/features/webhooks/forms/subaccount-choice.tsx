import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { SearchChoice } from '../../../shared/forms/search-choice.tsx';
import type { FormField } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { Field } from '../../../shared/ui/fields/field.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';
import { Textarea } from '../../../shared/ui/fields/textarea.ts';
import { useAllSubaccounts } from '../../../shared/subaccounts/use-all-subaccounts.ts';
import { ChosenSubaccounts } from './chosen-subaccounts.tsx';
import { idsIn } from './subaccount-ids.ts';

/** Several subaccounts, found by name or entered as one ID per line. A user who may not see subaccounts enters the IDs. */
export const SubaccountChoice = (props: FormField<string>) => {
  const who = useWho();
  const canSee = may(who, { permission: 'subaccount.view', feature: 'subaccount' }).ok;
  return canSee ? <ByName {...props} /> : <ById {...props} />;
};

const ByName = ({ value, onChange, onBlur, error }: FormField<string>) => {
  const t = useT('webhooks');
  const shared = useT('shared');
  const { data: all, error: failure, mutate } = useAllSubaccounts();
  const ids = idsIn(value);
  const left = all?.filter(({ id }) => !ids.includes(id)) ?? [];
  const chosen = (all?.length ?? 0) - left.length;

  return (
    <chakra.div display="grid" gap="3">
      {all ? null : failure ? (
        <FailureBanner
          failure={describeFailure(failure)}
          title={t('form.subaccountsFailed')}
          onRetry={() => void mutate()}
        />
      ) : (
        <chakra.div role="status">
          <chakra.span srOnly>{shared('state.loading')}</chakra.span>
          <Skeleton height="4.25rem" />
        </chakra.div>
      )}
      {all?.length === 0 ? (
        <Banner tone="info" title={t('form.subaccountsNone')}>
          {error}
        </Banner>
      ) : null}
      {all && all.length > 0 ? (
        <SearchChoice
          label={t('form.subaccountAdd')}
          hint={t('form.subaccountsChosen', { chosen, all: all.length })}
          error={error}
          options={left.map(({ id, name, email, account_id: accountId }) => ({
            value: id,
            label: accountId ? `${name} · ${accountId}` : name,
            also: [email],
          }))}
          value=""
          onChange={(id) => onChange([...ids, id].join('\n'))}
          onBlur={onBlur}
          nothing={t(left.length === 0 ? 'form.subaccountsAll' : 'form.subaccountNothing')}
        />
      ) : null}
      <ChosenSubaccounts
        ids={ids}
        known={all}
        onRemove={(id) => onChange(ids.filter((one) => one !== id).join('\n'))}
      />
    </chakra.div>
  );
};

const ById = ({ error, ...field }: FormField<string>) => {
  const t = useT('webhooks');
  return (
    <Field label={t('form.subaccounts')} hint={t('form.subaccountsHint')} error={error}>
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          height="auto"
          py="2"
          spellCheck={false}
          autoComplete="off"
          {...field}
        />
      )}
    </Field>
  );
};
