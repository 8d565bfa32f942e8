import { chakra } from '@chakra-ui/react';
import type { ApprovalKind } from '@dasbor/domain/approvals';
import { useEffect } from 'react';
import { useT } from '../i18n/use-t.ts';
import { useSession } from '../state/session.ts';
import { Banner } from '../ui/banner.tsx';
import { Section } from '../ui/page/section.tsx';
import { Time } from '../ui/time.tsx';
import { type Approvals, useApprovals } from './use-approvals.ts';

type ApprovalsSectionProps = {
  kind: ApprovalKind;
  id: string;
  /** The record's own time of change: the approvals are read again with it. */
  changedAt: string;
};

/** Shown if more than one person approves, or has approved. One approver is part of the record itself. */
export const ApprovalsSection = ({ kind, id, changedAt }: ApprovalsSectionProps) => {
  const { data, mutate } = useApprovals(kind, id);
  useEffect(() => void mutate(), [changedAt, mutate]);
  const least = kind === 'withdrawal' ? 1 : 2;
  if (!data || Math.max(data.needed, data.given.length) < least) return null;
  return <Shown approvals={data} />;
};

const Shown = ({ approvals }: { approvals: Approvals }) => {
  const t = useT('approvals');
  const { user_id: me } = useSession();
  const { needed, given, missing, can_decide: names } = approvals;
  const total = Math.max(needed, given.length);
  return (
    <Section title={t('section.title')} data-section="approvals">
      <chakra.div display="grid" gap="3">
        <chakra.p fontWeight="semibold">
          {t('section.count', { given: given.length, needed: total })}
        </chakra.p>
        {given.length > 0 ? (
          <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="2">
            {given.map((one) => (
              <chakra.li key={one.user_id} display="flex" flexWrap="wrap" columnGap="2">
                <chakra.span>{t('section.by', { name: one.name })}</chakra.span>
                <chakra.span color="fg.muted">
                  <Time value={one.given_at} />
                </chakra.span>
              </chakra.li>
            ))}
          </chakra.ul>
        ) : null}
        {missing > 0 ? <Missing missing={missing} names={names} /> : null}
        {missing > 0 && given.some((one) => one.user_id === me) ? (
          <Banner tone="info" live="status" title={t('section.yours')} />
        ) : null}
      </chakra.div>
    </Section>
  );
};

const Missing = ({ missing, names }: { missing: number; names: readonly string[] }) => {
  const t = useT('approvals');
  return (
    <>
      <chakra.p color="fg.muted">
        {t(names.length > 0 ? 'section.waits' : 'section.nobody', { count: missing })}
      </chakra.p>
      {names.length > 0 ? <chakra.p>{names.join(', ')}</chakra.p> : null}
    </>
  );
};
