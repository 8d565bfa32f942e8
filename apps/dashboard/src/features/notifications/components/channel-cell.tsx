import { chakra } from '@chakra-ui/react';
import type { Channel } from '@dasbor/domain/notifications';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';

type ChannelCellProps = {
  event: string;
  channel: Channel;
  checked: boolean;
  onChange: () => void;
  /** Why it cannot be changed. */
  blocked?: 'fixed' | 'address' | undefined;
  /** Shown beside the box on a phone. */
  children?: ReactNode;
};

/** One checkbox of the table: whether an event is told by a channel. */
export const ChannelCell = ({ event, channel, checked, onChange, blocked, children }: ChannelCellProps) => {
  const t = useT('notifications');
  const name = t('settings.cell', { event, channel: t(`settings.channel.${channel}`) });
  const isFixed = blocked === 'fixed';
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      gap="2"
      minW="8"
      minH="8"
      cursor={blocked ? 'not-allowed' : 'pointer'}
      title={isFixed ? t('settings.fixed') : undefined}
    >
      <chakra.input
        type="checkbox"
        aria-label={isFixed ? `${name} (${t('settings.fixed')})` : name}
        checked={checked}
        disabled={blocked !== undefined}
        onChange={onChange}
        boxSize="4"
        m="0"
        accentColor="brand.solid"
        focusVisibleRing="outside"
      />
      {children}
    </chakra.label>
  );
};
