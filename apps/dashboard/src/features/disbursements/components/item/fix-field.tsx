import { chakra } from '@chakra-ui/react';
import {
  type BankFinder,
  DISBURSEMENT_POLICY,
  type PayoutField,
  suggestionFor,
  typedRow,
} from '@dasbor/domain/disbursements';
import { BankChoice } from '../../../../shared/forms/bank-choice.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useFormatHint } from '../../../../shared/payout-issues/use-format-hint.ts';
import { useIssueWords } from '../../../../shared/payout-issues/use-issue-words.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { TextField } from '../../../../shared/ui/fields/field.tsx';
import type { Bank, ItemIssue } from '../../api/types.ts';
import { bankNameOf } from '../../presentation/bank-name.ts';
import { banksMeant } from '../../presentation/banks-meant.ts';
import { mayStand } from '../../presentation/fix-values.ts';

type FixFieldProps = {
  field: PayoutField;
  value: string;
  /** The row's bank, which determines whether an account is valid. */
  bank: string;
  issues: readonly ItemIssue[];
  /** The row's current text, if it must be shown beside the typed one. */
  stored: string | undefined;
  /** Read-only: the text can be copied. */
  isLocked: boolean;
  banks: readonly Bank[];
  findBank: BankFinder;
  onChange: (text: string) => void;
  onAcceptName: () => void;
};

/** One cell with its errors, its warnings and the most likely suggestion. */
export const FixField = (props: FixFieldProps) => {
  const { field, value, issues, stored, isLocked, banks, findBank, onChange } = props;
  const t = useT('disbursements');
  const names = useT('payout-issues');
  const words = useIssueWords();
  const formatHint = useFormatHint();
  const label = names(`field.${field}`);
  const error =
    issues
      .filter(({ level }) => level === 'error')
      .map(words)
      .join(' ') || undefined;
  const warnings = issues
    .filter(({ level }) => level === 'warning')
    .map(words)
    .join(' ');

  const known = field === 'bank_code' ? findBank(value) : undefined;
  const shownAs = (text: string) =>
    field === 'bank_code' ? bankNameOf(findBank(text)?.code ?? text, banks) : text;
  const now =
    stored === undefined
      ? undefined
      : stored === ''
        ? t('fix.nowEmpty')
        : t('fix.now', { text: shownAs(stored) });

  if (field === 'bank_code' && !isLocked) {
    return (
      <chakra.div data-cell={field}>
        <BankChoice
          label={label}
          hint={now ?? (known ? warnings || t('fix.bankHint') : t('fix.written', { text: value }))}
          error={error}
          banks={banks}
          value={known?.code ?? ''}
          onChange={onChange}
          nothing={t('fix.bankNothing')}
        />
        <Help {...props} />
      </chakra.div>
    );
  }
  return (
    <chakra.div data-cell={field}>
      <TextField
        label={label}
        optional={OPTIONAL.has(field)}
        error={error}
        hint={now ?? (isLocked ? undefined : warnings || formatHint(field))}
        inputMode={field === 'account_number' || field === 'amount' ? 'numeric' : undefined}
        autoComplete="off"
        maxLength={DISBURSEMENT_POLICY.longestCell}
        readOnly={isLocked}
        value={isLocked ? shownAs(value) : value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Help {...props} />
    </chakra.div>
  );
};

/** The problem that one click fixes. */
const Help = ({ field, value, bank, issues, banks, onChange, onAcceptName }: FixFieldProps) => {
  const t = useT('disbursements');
  if (issues.some(({ code }) => code === 'NAME_MISMATCH')) {
    return (
      <chakra.div mt="1.5">
        <Button size="xs" onClick={onAcceptName}>
          {t('fix.bankName')}
        </Button>
        <chakra.p textStyle="small" color="fg.muted" mt="1">
          {t('fix.bankNameText')}
        </chakra.p>
      </chakra.div>
    );
  }
  if (value !== '' && issues.some(mayStand)) {
    return <AsWritten value={value} onChange={onChange} />;
  }
  const row = typedRow({}, { bank_code: bank, [field]: value });
  const suggestion = issues
    .map((issue) =>
      suggestionFor({ field, code: issue.code as Parameters<typeof suggestionFor>[0]['code'] }, row, banks),
    )
    .find((text) => text !== undefined);
  const unknown = issues.find(({ code }) => code === 'BANK_UNKNOWN');
  const meant = unknown ? banksMeant(unknown, value, suggestion, banks) : [];
  if (meant.length > 0) {
    return (
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="1.5">
        {meant.map(({ code, name }) => (
          <Button key={code} size="xs" onClick={() => onChange(code)}>
            {t('fix.suggest', { text: name })}
          </Button>
        ))}
      </chakra.div>
    );
  }
  if (suggestion === undefined) return null;
  if (suggestion === value) return <AsWritten value={value} onChange={onChange} />;
  const shown = field === 'bank_code' ? bankNameOf(suggestion, banks) : suggestion;
  return (
    <Button size="xs" mt="1.5" onClick={() => onChange(suggestion)}>
      {t('fix.suggest', { text: shown })}
    </Button>
  );
};

/** Confirms a cell as it is, like retyping it. */
const AsWritten = ({ value, onChange }: Pick<FixFieldProps, 'value' | 'onChange'>) => {
  const t = useT('disbursements');
  return (
    <Button size="xs" mt="1.5" onClick={() => onChange(value)}>
      {t('fix.asWritten', { text: value })}
    </Button>
  );
};

const OPTIONAL: ReadonlySet<PayoutField> = new Set(['email_recipient', 'phone_number', 'notes']);
