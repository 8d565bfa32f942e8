import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { MoneyTrace } from '../api/types.ts';
import { balancePaths } from '../../../shared/paths/money-out/balance.ts';
import { thingOf } from '../presentation/traced-things.ts';

type Part = MoneyTrace['uses'][number];

/** What paid for the money, and what was paid with it, each with a link to its own trail. */
export const FollowedSections = ({ trace }: { trace: MoneyTrace }) => {
  const { sources, uses, unspent } = trace;
  return (
    <>
      {sources.length > 0 ? <Parts of={trace} parts={sources} title="sources" /> : null}
      {uses.length > 0 || unspent > 0 ? (
        <Parts of={trace} parts={uses} title="uses" unspent={unspent} />
      ) : null}
    </>
  );
};

type PartsProps = { of: MoneyTrace; parts: readonly Part[]; title: 'sources' | 'uses'; unspent?: number };

const Parts = ({ of, parts, title, unspent = 0 }: PartsProps) => {
  const t = useT('balance');
  return (
    <Section title={t(`trace.followed.${title}`)} data-section={title}>
      <chakra.ul listStyleType="none" m="0" p="0">
        {parts.map((part) => (
          <Row key={part.reference_id}>
            <PartName part={part} />
            <Money value={part.amount} />
          </Row>
        ))}
        {unspent > 0 ? (
          <Row>
            <span>{t('trace.followed.unspent')}</span>
            <Money value={unspent} />
          </Row>
        ) : null}
      </chakra.ul>
      <chakra.p textStyle="small" color="fg.muted" mt="2">
        {t('trace.followed.order')} {of.is_complete ? null : t('trace.followed.beginning')}
      </chakra.p>
    </Section>
  );
};

const PartName = ({ part: { reference_id: id, at } }: { part: Part }) => {
  const t = useT('balance');
  if (id === null) return <span>{t('trace.followed.hidden')}</span>;
  const { word } = thingOf(id);
  return (
    <chakra.span minW="0">
      <AppLink to={balancePaths.trace(id)}>{word ? t(`trace.thing.${word}`) : id}</AppLink>
      <chakra.span display="flex" flexWrap="wrap" columnGap="2" textStyle="small" color="fg.muted">
        <Time value={at} />
        <chakra.span textStyle="id" fontSize="xs" overflowWrap="anywhere">
          {id}
        </chakra.span>
      </chakra.span>
    </chakra.span>
  );
};

const Row = chakra('li', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '4', py: '1.5' },
});
