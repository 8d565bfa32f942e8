import { canonicalPermission, FLAGS, may } from '@dasbor/domain/access';
import { Link, useSearchParams } from 'react-router-dom';
import { useValueWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { DescriptionList, type DescriptionItem } from '../../../shared/ui/record/description-list.tsx';
import { Message } from '../components/message.tsx';

/** product spec §2: a heading and two lines that say who can grant access and exactly what to ask for. */
export default function AccessDeniedPage() {
  const t = useT('errors');
  const { role_name: role } = useSession();
  const missing = useMissing();
  const permissionName = useValueWords('DPAY_FORBIDDEN');
  const featureName = useValueWords('DPAY_FEATURE_DISABLED');
  const managesUsers = may(useWho(), { permission: 'user_management.create' }).ok;
  const home = (
    <LinkButton variant="primary">
      <Link to="/home">{t('denied.home')}</Link>
    </LinkButton>
  );
  if (missing === 'unnamed') {
    return (
      <Message mark="403" title={t('denied.title')} actions={home}>
        <p>{t('denied.line1')}</p>
        <p>{t('denied.line2')}</p>
      </Message>
    );
  }
  if (!missing) {
    return (
      <Message mark="403" title={t('denied.nothing')} actions={home}>
        <p>{t('denied.nothing1')}</p>
        <p>{t('denied.nothing2')}</p>
      </Message>
    );
  }

  const { kind } = missing;
  const name = kind === 'feature' ? featureName(missing.name) : permissionName(missing.name);
  const lines = kind === 'feature' ? 'feature' : 'line';
  // Our team enables features; owners and admins request them themselves.
  const second = kind === 'feature' && managesUsers ? 'featureOwn2' : (`${lines}2` as const);
  const items: DescriptionItem[] = [
    { key: kind, label: t(`denied.${kind}`), value: name, copy: name },
    { key: 'role', label: t('denied.role'), value: role },
  ];
  return (
    <Message mark="403" title={t('denied.title')} actions={home}>
      <p>{t(`denied.${lines}1`)}</p>
      <p>{t(`denied.${second}`)}</p>
      <DescriptionList items={items} />
    </Message>
  );
}

/** Checks the address again: permissions change, and users share addresses. It may also name an unknown permission. */
const useMissing = (): { kind: 'permission' | 'feature'; name: string } | 'unnamed' | null => {
  const [search] = useSearchParams();
  const permission = canonicalPermission(search.get('permission') ?? '');
  const feature = FLAGS.find((flag) => flag === search.get('feature'));
  const who = useWho();
  if (!permission && !feature) return 'unnamed';
  const access = may(who, { ...(permission && { permission }), ...(feature && { feature }) });
  if (access.ok) return null;
  if (access.problem.code === 'DPAY_FORBIDDEN' && permission) return { kind: 'permission', name: permission };
  return feature ? { kind: 'feature', name: feature } : null;
};
