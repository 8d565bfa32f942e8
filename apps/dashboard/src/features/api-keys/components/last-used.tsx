import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Time } from '../../../shared/ui/time.tsx';

type LastUsedProps = {
  used: { last_used_at: string | null; last_used_ip: string | null };
};

export const LastUsed = ({ used: { last_used_at: at, last_used_ip: ip } }: LastUsedProps) => {
  const t = useT('api-keys');
  if (at === null) return <chakra.span color="fg.muted">{t('used.never')}</chakra.span>;
  return (
    <chakra.span color="fg.muted">
      <Time value={at} />
      {ip === null ? null : (
        <chakra.span textStyle="small" display="block">
          {t('used.from', { ip })}
        </chakra.span>
      )}
    </chakra.span>
  );
};
