import { chakra } from '@chakra-ui/react';
import type { RecordKind } from '@dasbor/domain/reconciliation';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Tick } from '../../../shared/list/table/tick.tsx';
import { Field } from '../../../shared/ui/fields/field.tsx';
import { Select } from '../../../shared/ui/fields/select.ts';
import { accountsOf, type Choice, type Result } from '../state/stage.ts';

type ChoiceBarProps = {
  result: Result;
  /** What the person may see. */
  visible: readonly RecordKind[];
  onChoose: (choice: Choice) => void;
};

/** What of our side is compared: kinds, and the account of withdrawals, because a statement is of one account. */
export const ChoiceBar = ({ result, visible, onChoose }: ChoiceBarProps) => {
  const t = useT('reconciliation');
  const { count } = useFormat();
  const { choice, records } = result;
  const accounts = accountsOf(records);
  const toggle = (kind: RecordKind) =>
    onChoose({
      ...choice,
      kinds: visible.filter((one) => choice.kinds.includes(one) !== (one === kind)),
    });
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" columnGap="6" rowGap="3">
      <chakra.fieldset border="0" p="0" m="0" minW="0" display="flex" flexWrap="wrap" alignItems="center">
        <chakra.legend textStyle="label" mb="1">
          {t('choice.title')}
        </chakra.legend>
        {visible.map((kind) => {
          const many = count(records.filter((record) => record.kind === kind).length);
          return (
            <Tick
              key={kind}
              label={t('choice.kind', { kind: t(`kind.${kind}`), many })}
              checked={choice.kinds.includes(kind)}
              onChange={() => toggle(kind)}
            />
          );
        })}
      </chakra.fieldset>
      {accounts.length > 1 ? (
        <chakra.div minW="14rem">
          <Field label={t('choice.account')}>
            {(control) => (
              <Select
                {...control}
                size="sm"
                value={choice.account ?? ''}
                onChange={({ target }) => onChoose({ ...choice, account: target.value || undefined })}
              >
                <option value="">{t('choice.allAccounts')}</option>
                {accounts.map((account) => (
                  <option key={account}>{account}</option>
                ))}
              </Select>
            )}
          </Field>
        </chakra.div>
      ) : null}
    </chakra.div>
  );
};
