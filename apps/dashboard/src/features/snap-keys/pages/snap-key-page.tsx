import { Link, useParams } from 'react-router-dom';
import { DetailLayout } from '../../../shared/detail/detail-layout.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Status } from '../../../shared/status/status.tsx';
import { RevokeSection } from '../../../shared/secrets/revoke-section.tsx';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { IpsSection } from '../../api-keys/public.ts';
import type { SnapKey } from '../api/types.ts';
import { useSnapKeyActions } from '../api/use-snap-key-actions.ts';
import { useSnapKey } from '../api/use-snap-keys.ts';
import { ClientSecretSection } from '../components/client-secret-section.tsx';
import { DasborKeySection } from '../components/dasbor-key-section.tsx';
import { OwnKeySection } from '../components/own-key-section.tsx';
import { RevokedNotice } from '../components/revoked-notice.tsx';
import { snapKeyPaths } from '../../../shared/paths/developers/snap-keys.ts';
import { snapKeyMeanings } from '../presentation/status-view.ts';

export default function SnapKeyPage() {
  const t = useT('snap-keys');
  const { id = '' } = useParams();
  const back = { to: snapKeyPaths.list, label: t('list.title') };
  const result = useSnapKey(id);
  return (
    <DetailPage
      result={result}
      title={t('detail.titleLoading')}
      back={back}
      permission="settings.view"
      missing="DPAY_SNAP_KEY_NOT_FOUND"
    >
      {(snapKey) => <SnapKeyDetail snapKey={snapKey} back={back} onStale={() => void result.mutate()} />}
    </DetailPage>
  );
}

type SnapKeyDetailProps = {
  snapKey: SnapKey;
  back: Back;
  onStale: () => void;
};

const SnapKeyDetail = ({ snapKey, back, onStale }: SnapKeyDetailProps) => {
  const t = useT('snap-keys');
  const { revoke } = useSnapKeyActions(snapKey.id);
  const isRevoked = snapKey.status === 'revoked';
  return (
    <DetailLayout
      header={
        <PageHeader
          title={snapKey.name}
          back={back}
          badge={<Status of={snapKeyMeanings} is={snapKey.status} size="md" />}
          actions={
            <>
              <LinkButton>
                <Link to={snapKeyPaths.compare}>{t('list.compare')}</Link>
              </LinkButton>
              {isRevoked ? null : (
                <LinkButton>
                  <Link to={snapKeyPaths.edit(snapKey.id)}>{t('detail.edit')}</Link>
                </LinkButton>
              )}
            </>
          }
        />
      }
      overview={<Notice snapKey={snapKey} />}
      content={
        <>
          <OwnKeySection snapKey={snapKey} />
          <IpsSection allowed_ips={snapKey.allowed_ips} />
          <DasborKeySection id={snapKey.id} />
        </>
      }
      related={<ClientSecretSection snapKey={snapKey} onOver={onStale} />}
      details={<Facts snapKey={snapKey} />}
      ending={
        isRevoked ? null : (
          <RevokeSection name={snapKey.name} lastUsedAt={snapKey.last_token_at} onRevoke={revoke} />
        )
      }
    />
  );
};

const Notice = ({ snapKey: { status, revoked_at: revokedAt } }: { snapKey: SnapKey }) => {
  const t = useT('snap-keys');
  if (status === 'waiting_public_key') {
    return (
      <Banner tone="warning" title={t('detail.waiting')}>
        {t('detail.waitingText')}
      </Banner>
    );
  }
  return revokedAt === null ? null : <RevokedNotice at={revokedAt} />;
};

const Facts = ({ snapKey }: { snapKey: SnapKey }) => {
  const t = useT('snap-keys');
  return (
    <DetailsSection
      items={[
        { key: 'token', label: t('detail.lastToken'), value: <Time value={snapKey.last_token_at} /> },
        { key: 'created', label: t('detail.createdAt'), value: <Time value={snapKey.created_at} /> },
        {
          key: 'by',
          label: t('detail.createdBy'),
          value: snapKey.created_by?.name ?? t('detail.createdByNobody'),
        },
        idItem(t('detail.clientId'), snapKey.client_id, 'client'),
      ]}
    />
  );
};
