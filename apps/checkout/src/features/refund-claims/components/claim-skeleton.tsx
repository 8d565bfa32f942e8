import { useSharedT } from '../../../shared/i18n/shared-words.ts';
import css from './claim.module.css';

export const ClaimSkeleton = () => {
  const t = useSharedT();
  return (
    <div class={css['panel']} role="status">
      <div class={css['bone']} />
      <div class={css['bone']} />
      <div class={css['bone']} />
      <span class={css['hidden']}>{t('loading')}</span>
    </div>
  );
};
