import { canonicalPermission, FLAGS, may } from '@dasbor/domain/access';
import { giverPermissions, type Missing, type Need, whatIsMissing } from '@dasbor/domain/access-requests';
import { Link, useSearchParams } from 'react-router-dom';
import { useValueWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { DescriptionList, type DescriptionItem } from '../../../shared/ui/record/description-list.tsx';
import { useMissingAccess } from '../api/use-missing-access.ts';
import { Colleagues } from '../components/colleagues.tsx';
import { Message } from '../components/message.tsx';
import { OtherMode } from '../components/other-mode.tsx';

/** product spec §2: a heading and two lines that say who can grant access, then exactly what is missing and who to ask. */
export default function AccessDeniedPage() {
  const t = useT('errors');
  const missing = useMissing();
  if (missing && missing.kind !== 'none') return <Denied need={missing.need} kind={missing.kind} />;
  const words = missing ? 'nothing' : 'unnamed';
  return (
    <Message mark="403" title={t(`denied.${words}.title`)} actions={<Home isPrimary />}>
      <p>{t(`denied.${words}.1`)}</p>
      <p>{t(`denied.${words}.2`)}</p>
    </Message>
  );
}

type DeniedProps = { need: Need; kind: Exclude<Missing, 'none'> };

const Denied = ({ need, kind: expected }: DeniedProps) => {
  const t = useT('errors');
  const { role_name: role, mode } = useSession();
  const permissionName = useValueWords('DPAY_FORBIDDEN');
  const featureName = useValueWords('DPAY_FEATURE_DISABLED');
  const access = useMissingAccess(need);
  const { data } = access.found;
  // Only the server knows the other mode, and a permission may have been granted since the session was read.
  const kind = !data || data.kind === 'none' ? expected : data.kind;
  const isPermission = kind === 'permission';
  // Our team enables features and upgrades accounts; owners and admins ask it themselves.
  const who = useWho();
  const isGiver = !isPermission && giverPermissions(need).every((permission) => may(who, { permission }).ok);
  const name = isPermission ? permissionName(need) : featureName(need);
  const label = t(isPermission ? 'denied.label.permission' : 'denied.label.feature');
  const items: DescriptionItem[] = [
    { key: 'need', label, value: name, copy: name },
    isPermission
      ? { key: 'role', label: t('denied.label.role'), value: role }
      : { key: 'mode', label: t('denied.label.mode'), value: t(`denied.modeName.${mode}`) },
    ...(kind === 'plan'
      ? [{ key: 'plan', label: t('denied.label.plan'), value: t('denied.accountType') }]
      : []),
  ];
  return (
    <Message
      mark="403"
      title={t('denied.title')}
      actions={
        <>
          {data?.mode ? <OtherMode mode={data.mode} isAnswer={kind === 'mode'} /> : null}
          <Home isPrimary={false} />
        </>
      }
      below={kind === 'mode' || isGiver ? null : <Colleagues {...access} />}
    >
      <p>{t(`denied.${kind}.1`)}</p>
      <p>{isGiver ? t(`denied.${kind}.own`) : t(`denied.${kind}.2`)}</p>
      <DescriptionList items={items} />
    </Message>
  );
};

const Home = ({ isPrimary }: { isPrimary: boolean }) => {
  const t = useT('errors');
  return (
    <LinkButton {...(isPrimary && { variant: 'primary' })}>
      <Link to="/home">{t('denied.home')}</Link>
    </LinkButton>
  );
};

/** Checks the address again: permissions change, and users share addresses. It may also name an unknown permission. */
const useMissing = (): { need: Need; kind: Missing } | null => {
  const [search] = useSearchParams();
  const isFullAccount = useSession().onboarding_status === 'full';
  const who = useWho();
  const permission = canonicalPermission(search.get('permission') ?? '');
  const feature = FLAGS.find((flag) => flag === search.get('feature'));
  const needs = [permission, feature].filter((need) => need !== undefined);
  const found = needs.map((need) => ({
    need,
    kind: whatIsMissing(need, { who, otherFlags: null, isFullAccount }),
  }));
  return found.find(({ kind }) => kind !== 'none') ?? found[0] ?? null;
};
