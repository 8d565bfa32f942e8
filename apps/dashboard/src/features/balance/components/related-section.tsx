import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Status } from '../../../shared/status/status.tsx';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { MoneyTrace } from '../api/types.ts';
import { relatedMeanings, relationWord } from '../presentation/relations.ts';
import { thingOf } from '../presentation/traced-things.ts';

type Relation = MoneyTrace['related'][number];

/** The refunds and payouts that give the money back, and what they were deducted from, each with a link to its page. */
export const RelatedSection = ({ trace: { related } }: { trace: MoneyTrace }) => {
  const t = useT('balance');
  if (related.length === 0) return null;
  return (
    <Section title={t('trace.related.title')} data-section="related">
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="3">
        {related.map((one) => (
          <chakra.li
            key={`${one.relation} ${one.reference_id}`}
            display="flex"
            justifyContent="space-between"
            alignItems="baseline"
            gap="4"
            data-relation={one.relation}
          >
            <Related one={one} />
            <Money value={one.amount} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  );
};

const Related = ({ one: { relation, reference_id: id, status, at } }: { one: Relation }) => {
  const t = useT('balance');
  const { word: thing, page } = thingOf(id);
  const word = relationWord(relation);
  const name = word ? t(`trace.related.${word}`) : thing ? t(`trace.thing.${thing}`) : id;
  return (
    <chakra.span minW="0">
      <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
        {page ? <AppLink to={page}>{name}</AppLink> : <span>{name}</span>}
        <Status of={relatedMeanings} is={status} />
      </chakra.span>
      <chakra.span display="flex" flexWrap="wrap" columnGap="2" textStyle="small" color="fg.muted">
        <Time value={at} />
        <chakra.span textStyle="id" fontSize="xs" overflowWrap="anywhere">
          {id}
        </chakra.span>
      </chakra.span>
    </chakra.span>
  );
};
