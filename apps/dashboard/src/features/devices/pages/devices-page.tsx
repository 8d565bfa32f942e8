import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { deviceName } from '@dasbor/domain/session';
import { profilePaths } from '../../../shared/paths/account/profile.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import {
  type OpenSession,
  type RememberedDevice,
  useDeviceActions,
  useRememberedDevices,
  useSessions,
} from '../api/use-devices.ts';
import { DeviceList } from '../components/device-list.tsx';
import { DeviceRow } from '../components/device-row.tsx';

export default function DevicesPage() {
  const t = useT('devices');
  return (
    <chakra.div maxW="48rem">
      <PageHeader
        title={t('title')}
        description={t('intro')}
        back={{ to: profilePaths.profile, label: t('back') }}
      />
      <chakra.div display="grid" gap="5">
        <DeviceList
          title={t('sessions.title')}
          description={t('sessions.hint')}
          section="sessions"
          result={useSessions()}
          empty={{ title: t('sessions.empty'), text: t('sessions.hint') }}
        >
          {(session) => <SessionRow key={session.id} session={session} />}
        </DeviceList>
        <DeviceList
          title={t('remembered.title')}
          description={t('remembered.hint')}
          section="remembered"
          result={useRememberedDevices()}
          empty={{ title: t('remembered.empty'), text: t('remembered.emptyText') }}
        >
          {(device) => <RememberedRow key={device.id} device={device} />}
        </DeviceList>
      </chakra.div>
    </chakra.div>
  );
}

const KNOWN_STEPS = ['passkey', 'authenticator', 'recovery_code', 'mail_code', 'remembered_device'] as const;

const SessionRow = ({ session }: { session: OpenSession }) => {
  const t = useT('devices');
  const toast = useToast();
  const { endSession } = useDeviceActions();
  const name = deviceName(session.device) || t('unknown');
  const step = KNOWN_STEPS.find((one) => one === session.second_step);
  return (
    <DeviceRow
      name={name}
      badge={session.is_current ? <StatusBadge tone="success" label={t('current')} /> : null}
      lines={
        <>
          <p>
            {session.merchant_name} · {session.ip_address}
            {step ? ` · ${t(`step.${step}`)}` : null}
          </p>
          <p>
            {t('signedIn')} <Time value={session.signed_in_at} /> · {t('seen')}{' '}
            <Time value={session.last_seen_at} />
          </p>
        </>
      }
      action={
        session.is_current
          ? null
          : {
              label: t('sessions.end'),
              name: t('sessions.endOf', { name }),
              run: async () => {
                await endSession(session.id);
                toast.success(t('sessions.ended'));
              },
            }
      }
    />
  );
};

const RememberedRow = ({ device }: { device: RememberedDevice }) => {
  const t = useT('devices');
  const toast = useToast();
  const { forgetDevice } = useDeviceActions();
  const name = deviceName(device.device) || t('unknown');
  return (
    <DeviceRow
      name={name}
      lines={
        <>
          <p>{device.ip_address}</p>
          <p>
            {t('used')} <Time value={device.last_used_at} /> · {t('until')}{' '}
            <Time value={device.expires_at} format="date" />
          </p>
        </>
      }
      action={{
        label: t('remembered.forget'),
        name: t('remembered.forgetOf', { name }),
        run: async () => {
          await forgetDevice(device.id);
          toast.success(t('remembered.forgotten'));
        },
      }}
    />
  );
};
