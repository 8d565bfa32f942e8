import { useSharedT } from '../i18n/shared-words.ts';
import { Notice } from './notice.tsx';

export const UnknownLink = () => {
  const t = useSharedT();
  return (
    <Notice tone="warning" title={t('unknown.title')} level={1}>
      <p>{t('unknown.text')}</p>
    </Notice>
  );
};
