import { chakra } from '@chakra-ui/react';
import { cellProblem, DISBURSEMENT_POLICY, type PayoutField } from '@dasbor/domain/disbursements';
import { useState } from 'react';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useFormatHint } from '../../../../shared/payout-issues/use-format-hint.ts';
import { useIssueWords } from '../../../../shared/payout-issues/use-issue-words.ts';
import { Button, IconButton } from '../../../../shared/ui/button.tsx';
import { TextField } from '../../../../shared/ui/fields/field.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../shared/ui/icons.tsx';
import { Section } from '../../../../shared/ui/page/section.tsx';
import type { Bank } from '../../api/types.ts';
import type { Grid, GridRow } from '../model/grid.ts';
import type { Suggest } from '../model/mends.ts';
import { issueOf } from '../model/problems.ts';
import { emptyWord, FIELDS } from '../model/view.ts';
import type { FileFacts } from '../worker/read-payouts.ts';
import { FilterChoice } from './filter-choice.tsx';
import { UndoIcon } from './grid-icons.tsx';
import { RowProblems } from './row-problems.tsx';
import { SaidLine } from './said-line.tsx';
import type { GridView } from './use-grid.ts';

type MendCardsProps = {
  grid: Grid;
  view: GridView;
  banks: readonly Bank[];
  suggest: Suggest;
  facts: FileFacts;
};

/** On a phone: one row at a time, its problems above its fields. */
export const MendCards = ({ grid, view, banks, suggest, facts }: MendCardsProps) => {
  const t = useT('create');
  const { count } = useFormat();
  const { rows, active } = view;
  const place = Math.max(
    0,
    rows.findIndex(({ number }) => number === active?.row),
  );
  const row = rows[place];
  const lead = (to: number) => {
    const next = rows[to];
    if (next) view.moveTo({ row: next.number, column: 1 }, { focus: false });
  };

  return (
    <Section title={t('grid.title')}>
      <chakra.div display="grid" gap="4">
        <FilterChoice view={view} />
        <SaidLine grid={grid} view={view} />
        {row ? (
          <>
            <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="2">
              <IconButton label={t('cards.previous')} disabled={place === 0} onClick={() => lead(place - 1)}>
                <ChevronLeftIcon />
              </IconButton>
              <chakra.p role="status" textStyle="small" color="fg.muted" textAlign="center">
                {t('cards.row', { row: row.number })} · {count(place + 1)}/{count(rows.length)}
              </chakra.p>
              <IconButton
                label={t('cards.next')}
                disabled={place === rows.length - 1}
                onClick={() => lead(place + 1)}
              >
                <ChevronRightIcon />
              </IconButton>
            </chakra.div>
            <RowProblems
              grid={grid}
              row={row}
              banks={banks}
              suggest={suggest}
              facts={facts}
              onMend={view.set}
              onGoTo={view.goTo}
            />
            {FIELDS.map((field) => (
              <CardField key={`${row.number} ${field}`} row={row} field={field} view={view} />
            ))}
            <chakra.div display="flex" justifyContent="space-between" gap="2">
              <Button variant="quiet" onClick={() => view.remove(new Set([row.number]))}>
                {t('cards.remove')}
              </Button>
              <IconButton label={t('grid.undo')} disabled={grid.past.length === 0} onClick={view.undo}>
                <UndoIcon />
              </IconButton>
            </chakra.div>
          </>
        ) : (
          <chakra.p color="fg.muted" py="6" textAlign="center">
            {t(`grid.${emptyWord(view.counts, { filter: 'invalid', search: '' })}`)}
          </chakra.p>
        )}
      </chakra.div>
      <datalist id="create-banks">
        {banks.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
    </Section>
  );
};

const MODES: Partial<Record<PayoutField, 'numeric' | 'email' | 'tel'>> = {
  account_number: 'numeric',
  amount: 'numeric',
  email_recipient: 'email',
  phone_number: 'tel',
};

/** Commits on blur, so that the messages do not change during typing. Text that a cell cannot hold stays here. */
const CardField = ({ row, field, view }: { row: GridRow; field: PayoutField; view: GridView }) => {
  const t = useT('create');
  const { count } = useFormat();
  const labels = useT('payout-issues');
  const words = useIssueWords();
  const formatHint = useFormatHint();
  const text = row.cells[field]?.text ?? '';
  const [typed, setTyped] = useState<{ over: string; text: string } | null>(null);
  const issue = issueOf(row.issues, field);
  const shown = typed && typed.over === text ? typed.text : text;
  const unheld = cellProblem(shown.trim());
  return (
    <TextField
      label={labels(`field.${field}`)}
      hint={formatHint(field)}
      error={
        unheld
          ? t(`cards.${unheld}`, { maximum: count(DISBURSEMENT_POLICY.longestCell) })
          : issue && words(issue)
      }
      value={shown}
      autoComplete="off"
      inputMode={MODES[field]}
      list={field === 'bank_code' ? 'create-banks' : undefined}
      onChange={(event) => setTyped({ over: text, text: event.target.value })}
      onBlur={() => {
        if (unheld) return;
        if (shown.trim() !== text) view.set([{ row: row.number, field, text: shown.trim() }]);
        setTyped(null);
      }}
    />
  );
};
