import { useSearchParams } from 'react-router-dom';
import { useAway } from '../../../shared/lib/go-to-result.tsx';

/** The open dialog of the page. It is part of the URL, so that Back closes it and a reload keeps it open. */
export const useStep = () => {
  const [params, setParams] = useSearchParams();
  const { isShown } = useAway();
  const change = (edit: (next: URLSearchParams) => void, replace: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        edit(next);
        return next;
      },
      { replace },
    );
  return {
    step: params.get('step'),
    open: (step: string) => change((next) => next.set('step', step), false),
    /** Does not navigate: the response may arrive after the user left the page. */
    close: () => {
      if (isShown()) change((next) => next.delete('step'), true);
    },
  };
};
