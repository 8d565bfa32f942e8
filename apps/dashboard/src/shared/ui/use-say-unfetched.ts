import { useT } from '../i18n/use-t.ts';
import { useToast } from './toast.tsx';

/** That a file did not come which somebody wants to open: without a connection, or as a new version has taken its place. */
export function useSayUnfetched(): () => void {
  const t = useT('shared');
  const toast = useToast();
  return () => {
    const help = navigator.onLine ? 'failure.page.renewed' : 'failure.network.action';
    toast.error(`${t('failure.part')} ${t(help)}`);
  };
}
