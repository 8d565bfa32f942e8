import { useSearchParams } from 'react-router-dom';

/** The dialog of a new page, the same for an older one, and the dialog for a mail; each has its own address. */
type Open = 'new' | 'link' | 'mail';

export const useShareDialog = () => {
  const [params, setParams] = useSearchParams();
  const show = (open: Open | null) => {
    const { share: _before, ...rest } = Object.fromEntries(params);
    setParams(open ? { ...rest, share: open } : rest, { replace: true });
  };
  return { open: params.get('share'), show };
};
