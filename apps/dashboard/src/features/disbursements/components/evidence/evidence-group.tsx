import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useIssueWords } from '../../../../shared/payout-issues/use-issue-words.ts';
import { AppLink } from '../../../../shared/ui/app-link.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { Money } from '../../../../shared/ui/money.tsx';
import type { Evidence, EvidenceGroup, EvidenceItem } from '../../api/types.ts';
import { MOST_EVIDENCE } from '../../api/use-evidence.ts';
import { disbursementPaths } from '../../../../shared/paths/money-out/disbursements.ts';
import type { EvidenceName } from '../../presentation/evidence-groups.ts';
import { showItems } from '../../presentation/show-items.ts';
import { useCountWords } from '../../presentation/use-count-words.ts';
import { EvidenceNone } from './evidence-none.tsx';

const SHOWN_FIRST = 3;

type EvidenceGroupProps = {
  batchId: string;
  name: EvidenceName;
  group: EvidenceGroup;
  compared: Evidence['compared'];
  /** Loads the rows that the first response omitted. */
  onAll: () => void;
};

/** The count, the total and the largest payouts, or a note that there are none. */
export const EvidenceGroupView = ({ batchId, name, group, compared, onAll }: EvidenceGroupProps) => {
  const t = useT('disbursements');
  const { count } = useFormat();
  const counted = useCountWords();
  const [showsAll, setShowsAll] = useState(false);
  if (group.count === 0) return <EvidenceNone name={name} compared={compared} />;
  const items = showsAll ? group.items : group.items.slice(0, SHOWN_FIRST);
  const hidden = group.count - items.length;
  const isLeftOut = group.items.length < Math.min(group.count, MOST_EVIDENCE);
  return (
    <chakra.section aria-label={t(`evidence.group.${name}`)} data-evidence={name}>
      <chakra.h3
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="4"
        textStyle="label"
        fontWeight="semibold"
      >
        <span>
          {t(`evidence.group.${name}`)} · {counted('payouts', group.count)}
        </span>
        <Money value={group.amount} ms="auto" />
      </chakra.h3>
      <chakra.ul listStyleType="none" p="0" m="0" mt="1">
        {items.map((item) => (
          <Found key={item.id} item={item} name={name} />
        ))}
      </chakra.ul>
      <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="4" textStyle="small" mt="1">
        {hidden > 0 && (isLeftOut || !showsAll) ? (
          <Button
            variant="link"
            textStyle="small"
            loading={showsAll}
            onClick={() => {
              setShowsAll(true);
              if (isLeftOut) onAll();
            }}
          >
            {t('evidence.all', { more: count(hidden) })}
          </Button>
        ) : null}
        <AppLink to={`${disbursementPaths.detail(batchId)}?evidence=${name}`} onClick={showItems}>
          {t('evidence.show', { payouts: counted('payouts', group.count) })}
        </AppLink>
      </chakra.p>
      {showsAll && hidden > 0 && !isLeftOut ? (
        <chakra.p textStyle="small" color="fg.subtle">
          {t('evidence.largest', { shown: count(group.items.length), total: count(group.count) })}
        </chakra.p>
      ) : null}
    </chakra.section>
  );
};

const Found = ({ item, name }: { item: EvidenceItem; name: EvidenceName }) => {
  const t = useT('disbursements');
  return (
    <chakra.li borderTopWidth="1px" borderColor="border.muted" py="2" data-found={item.id}>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
        <AppLink to={disbursementPaths.item(item.id)} color="fg" fontWeight="medium" overflowWrap="anywhere">
          {item.account_owner_name}
        </AppLink>
        <Money value={item.amount} fontWeight="semibold" ms="auto" />
      </chakra.div>
      <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
        {t('item.row', { row: item.row })} · {item.bank_name} · {item.account_number}
      </chakra.p>
      {name === 'unusual_amounts' ? <Usual item={item} /> : null}
      {name === 'changed_rows' ? <Changed item={item} /> : null}
      {name === 'warnings' ? <Warned item={item} /> : null}
    </chakra.li>
  );
};

const Usual = ({ item: { usual } }: { item: EvidenceItem }) => {
  const t = useT('disbursements');
  const { rupiah } = useFormat();
  const counted = useCountWords();
  return (
    <chakra.p textStyle="small" data-part="usual">
      {usual
        ? t('evidence.usual', {
            median: rupiah(usual.median),
            largest: rupiah(usual.largest),
            payouts: counted('payouts', usual.payouts),
          })
        : t('evidence.never')}
    </chakra.p>
  );
};

const Warned = ({ item: { issues } }: { item: EvidenceItem }) => {
  const words = useIssueWords();
  return issues.map((issue) => (
    <chakra.p key={issue.code} textStyle="small" overflowWrap="anywhere" data-warned={issue.code}>
      {words(issue)}
    </chakra.p>
  ));
};

/** Old and new values of the changed cells only. */
const Changed = ({ item }: { item: EvidenceItem }) => {
  const t = useT('disbursements');
  const issues = useT('payout-issues');
  const { rupiah } = useFormat();
  // Format values as the row does, for people.
  const shown: Partial<Record<string, string>> = { bank_code: item.bank_name, amount: rupiah(item.amount) };
  return item.changes.map(({ field, before, after }) => {
    const how = before.trim() === '' ? 'filled' : after === '' ? 'emptied' : 'became';
    const words = { field: issues(`field.${field}`), before, after: shown[field] ?? after };
    return (
      <chakra.p key={field} textStyle="small" overflowWrap="anywhere" data-changed={field}>
        {t(`evidence.${how}`, words)}
      </chakra.p>
    );
  });
};
