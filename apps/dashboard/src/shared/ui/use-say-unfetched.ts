import { useT } from '../i18n/use-t.ts';
import { useToast } from './toast.tsx';

/** Reports that a requested file failed to load: offline, or replaced by a new version. */
export const useSayUnfetched = (): (() => void) => {
  const t = useT('shared');
  const toast = useToast();
  return () => {
    const help = navigator.onLine ? 'failure.page.renewed' : 'failure.network.action';
    toast.error(`${t('failure.part')} ${t(help)}`);
  };
};
