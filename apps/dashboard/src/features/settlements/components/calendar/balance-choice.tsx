import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { settlementPaths } from '../../../../shared/paths/money-in/settlements.ts';
import { useWho } from '../../../../shared/state/session.ts';
import { useAllSubaccounts } from '../../../../shared/subaccounts/use-all-subaccounts.ts';
import { Field } from '../../../../shared/ui/fields/field.tsx';
import { Select } from '../../../../shared/ui/fields/select.ts';

/** Whose balance the calendar is about. Omitted if there are no subaccounts or the user may not view them. */
export const BalanceChoice = ({ chosen }: { chosen: string | undefined }) => {
  const t = useT('settlements');
  const navigate = useNavigate();
  const isWanted = may(useWho(), { permission: 'subaccount.view', feature: 'subaccount' }).ok;
  const { data = [] } = useAllSubaccounts({ isWanted });
  if (data.length === 0) return null;
  const isKnown = chosen === undefined || data.some(({ id }) => id === chosen);
  return (
    <chakra.div maxW="20rem">
      <Field label={t('calendar.balance.label')}>
        {(control) => (
          <Select
            {...control}
            value={chosen ?? ''}
            onChange={({ target }) =>
              void navigate(settlementPaths.calendarOf(target.value), { replace: true })
            }
          >
            <option value="">{t('calendar.balance.merchant')}</option>
            {data.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {isKnown ? null : <option value={chosen}>{chosen}</option>}
          </Select>
        )}
      </Field>
    </chakra.div>
  );
};
